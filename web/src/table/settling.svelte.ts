/** Buttons that have just changed take no press: it was meant for what was there before. */

const SETTLE_MS = 250;

export class Settling {
  /** Whether what is offered has just changed. */
  isOn = $state(false);

  /** `offered` tells in a few signs what is offered now. */
  constructor(offered: () => string) {
    $effect(() => {
      void offered();
      this.isOn = true;
      const timer = setTimeout(() => (this.isOn = false), SETTLE_MS);
      return () => clearTimeout(timer);
    });
  }
}
