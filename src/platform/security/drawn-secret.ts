import { createHash, randomBytes } from 'node:crypto';

/** 32 letters and digits, so that each is 5 random bits. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz0123456789';
const LENGTH = 32;

/** A secret of 160 bits that an address or a header can carry. */
export const drawSecret = (): string =>
  [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');

/** What is stored of it. With so many bits a quick hash keeps it. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
