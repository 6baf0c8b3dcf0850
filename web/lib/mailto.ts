/** Windows hands longer addresses on to no program. */
const LONGEST = 2000;

/** What opens an email in the mail program, with its text where that is short enough for an address. */
export function mailtoLink(to: string, subject: string, text: string): string {
  const start = `${mailtoAddress(to)}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return whole.length > LONGEST ? start : whole;
}

export const mailtoAddress = (to: string): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
