/** A name for somebody who has not said one; it reads the same in every language we speak. */

const ANIMALS = ["Panda", "Koala", "Puma", "Kiwi", "Jaguar", "Alpaca", "Iguana", "Condor", "Impala", "Lama"];

export function guestName(random: () => number = Math.random): string {
  const animal = ANIMALS[Math.floor(random() * ANIMALS.length)] ?? "Panda";
  return `${animal} ${Math.floor(random() * 8999) + 1000}`;
}
