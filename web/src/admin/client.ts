/** What an admin asks of the house: by the cookie of a session, never as a guest. */

import { ask } from "../lib/api";
import type { GameEvent, Notice, TableCard } from "../wire";

export interface Overview {
  admin: string;
  version: string;
  tables: number;
  people: number;
  reports: number;
  notice: Notice;
}

export interface TableNow {
  table: TableCard;
  connected: number;
  public: boolean;
}

export interface PersonNow {
  person: string;
  name: string;
  table: string;
  seat: number;
  address: string;
  muted: boolean;
}

export interface Words {
  at: number;
  reporter?: boolean;
  phrase?: string;
  text?: string;
  quoted?: boolean;
}

export interface Report {
  id: number;
  reporter: string;
  reported: string;
  table: string;
  reason: string;
  text: string;
  at: number;
  said: Words[];
  settled: number;
}

export interface ReportInfo {
  report: Report;
  /** What they are called now; empty if they are forgotten. */
  reporter: string;
  reported: string;
}

export interface Sanction {
  id: number;
  kind: "ban" | "mute";
  person: string;
  network: string;
  at: number;
  until: number;
  why: string;
  admin: string;
}

export interface Happening {
  at: number;
  what: string;
  seat?: number;
  name?: string;
}

export interface Story {
  code: string;
  game: string;
  stage: string;
  names: string[];
  happenings: Happening[];
  rounds: { number: number; events: { at: number; event: GameEvent }[] }[];
  records: string[];
}

export interface AuditLine {
  id: number;
  at: number;
  admin: string;
  act: string;
  about: string;
  why: string;
}

const get = <T>(path: string): Promise<T> => ask<T>(`/admin${path}`);

const send = <T>(method: string, path: string, body: unknown = {}): Promise<T> =>
  ask<T>(`/admin${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

export const admin = {
  signIn: (secret: string) => send<void>("POST", "/session", { secret }),
  signOut: () => ask<void>("/admin/session", { method: "DELETE" }),
  overview: () => get<Overview>(""),
  tables: () => get<{ tables: TableNow[] }>("/tables"),
  people: () => get<{ people: PersonNow[]; silent?: number }>("/people"),
  reports: (all: boolean) => get<{ reports: ReportInfo[] }>(`/reports?all=${all}`),
  sanctions: () => get<{ sanctions: { sanction: Sanction; name: string }[] }>("/sanctions"),
  audit: (before: number) => get<{ lines: AuditLine[] }>(`/audit?before=${before}`),
  story: (code: string) => get<Story>(`/tables/${code}`),
  close: (code: string, why: string) => send<void>("POST", `/tables/${code}/close`, { why }),
  settle: (id: number, why: string) => send<void>("POST", `/reports/${id}/settle`, { why }),
  mute: (person: string, hours: number, why: string) => send<void>("POST", "/mutes", { person, hours, why }),
  ban: (person: string, hours: number, why: string) => send<void>("POST", "/bans", { person, hours, why }),
  banRange: (network: string, hours: number, why: string) =>
    send<void>("POST", "/range-bans", { network, hours, why }),
  lift: (id: number) => ask<void>(`/admin/sanctions/${id}`, { method: "DELETE" }),
  notice: (text: string, hours: number) => send<void>("PUT", "/notice", { text, hours }),
  words: (language: string) => get<{ messages: string }>(`/words/${language}`),
};
