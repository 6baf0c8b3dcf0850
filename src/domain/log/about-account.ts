/** Of an account that the administrator changed, or took animals of, the event log keeps the number: no name outlives it. */
const ABOUT =
  /^((?:Suspended user|Let in again user|Set edit species to [01] for|Took over \d+ of the animals of user) )(\d+)\b/;

/** The account that a message is about, if there is one. */
export function accountIn(message: string): number | null {
  const uid = ABOUT.exec(message)?.[2];
  return uid === undefined ? null : Number(uid);
}

/** The message with the name of that account. */
export const withName = (message: string, name: string): string =>
  message.replace(ABOUT, (_all, before: string, uid: string) => `${before}${name} (${uid})`);
