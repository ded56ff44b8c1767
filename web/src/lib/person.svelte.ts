/** Who plays here. A guest is made on the first visit; the name can be changed at any time. */

import { api, currentToken, HouseError, keepToken, type Person } from "./api";

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
    const made = await api.newPerson(name);
    keepToken(made.token);
    return (this.person = made.person);
  }

  /** The person, if this browser has one already. */
  async recall(): Promise<void> {
    if (currentToken()) await this.known().catch(() => null);
  }

  async rename(name: string): Promise<void> {
    await this.known(name);
    this.person = await api.rename(name);
  }

  async takeOver(code: string): Promise<void> {
    const made = await api.personByCode(code);
    keepToken(made.token);
    this.#asked = Promise.resolve(made.person);
    this.person = made.person;
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    keepToken("");
    this.#asked = null;
    this.person = null;
  }
}

export const me = new Me();
