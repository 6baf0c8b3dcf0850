import { randomInt } from 'node:crypto';

/** Groups of four letters and digits that can't be confused with one another; four groups are 79 bits. */
export function readableSecret(groups: number): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
