/** What the doctor says of one thing. A fault keeps Exuvia from doing its work, a warning will some day. */
export type Finding = { level: 'good' | 'warning' | 'fault'; text: string };

export const good = (text: string): Finding => ({ level: 'good', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const fault = (text: string): Finding => ({ level: 'fault', text });
