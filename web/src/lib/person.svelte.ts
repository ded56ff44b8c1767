/** Who plays here. A guest is made on the first visit; the name can be changed at any time. */

import { api, currentToken, HouseError, keepToken, type Known, type Person } from "./api";
import { guestName } from "./guest";

class Me {
  person = $state.raw<Person | null>(null);
  #asked: Promise<Person> | null = null;

  /** The person of this browser, made if there is none yet. */
  known(name = ""): Promise<Person> {
    this.#asked ??= this.#find(name).catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #find(name: string): Promise<Person> {
    if (currentToken()) {
      try {
        return (this.person = await api.me());
      } catch (error) {
        if (!(error instanceof HouseError) || error.status !== 401) throw error;
        keepToken("");
      }
    }
    const made = name ? await api.newPerson(name) : await this.#guest();
    keepToken(made.token);
    return (this.person = made.person);
  }

  /** Somebody with a made-up name; another one if it is taken. */
  async #guest(attempts = 5): Promise<Known> {
    try {
      return await api.newPerson(guestName());
    } catch (error) {
      const isTaken = error instanceof HouseError && error.code.startsWith("name_");
      if (!isTaken || attempts === 0) throw error;
      return this.#guest(attempts - 1);
    }
  }

  /** The person, if this browser has one already. */
  async recall(): Promise<void> {
    if (currentToken()) await this.known().catch(() => null);
  }

  async rename(name: string): Promise<void> {
    const known = await this.known(name);
    if (known.name !== name) this.#be(await api.changeMe({ name }));
  }

  /** Takes another face. */
  async look(face: string): Promise<void> {
    await this.known();
    this.#be(await api.changeMe({ face }));
  }

  #be(person: Person): void {
    this.person = person;
    this.#asked = Promise.resolve(person);
  }

  async takeOver(code: string): Promise<void> {
    const made = await api.personByCode(code);
    keepToken(made.token);
    this.#be(made.person);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    keepToken("");
    this.#asked = null;
    this.person = null;
  }
}

export const me = new Me();
