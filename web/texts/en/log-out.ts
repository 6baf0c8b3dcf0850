import { plural } from '#src/domain/text/english-plural.ts';

export const logOut = {
  logout: 'Log out',
  unsentTitle: 'Log out before everything is sent?',
  unsentKept: (count: number) =>
    `${plural(count, 'record')} not sent yet. What waits stays on this device and is sent when you log in here again.`,
  unsentLost: (count: number) =>
    `${plural(count, 'record')} not sent yet, and nothing is kept on this device: what waits would be lost.`,
};
