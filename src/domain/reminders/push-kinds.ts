/**
 * What a device can be told of: who is due this evening, what is new to keep an eye on, the appointments and expos of the
 * next day, that animals arrived at their new keeper, and, the administrator alone, what puts records in danger.
 */
export const pushKinds = ['evening', 'watch', 'events', 'hand_over', 'warnings'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Those of the day, which come together at the device's hour. */
export const kindsOfDay = ['evening', 'watch', 'events'] as const satisfies readonly PushKind[];

/** Whether an hour lies in the quiet ones: from 22 to 8 goes over midnight, the same hour twice is none. */
export const isQuiet = (hour: number, from: number, to: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** What a device wants to be told of, and when: hours of its own `zone`. */
export type PushChoices = {
  kinds: PushKind[];
  hour: number;
  quiet_from: number;
  quiet_to: number;
  zone: string;
};
