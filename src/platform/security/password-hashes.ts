// OWASP's floor for argon2id. Bun's default of 64 MiB would not fit a Raspberry Pi's 256 MiB with a few
// people logging in at once.
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const;

export const hashPassword = (password: string) => Bun.password.hash(password, cost);

let decoy: Promise<string> | undefined;

/** True for the right password. Takes as long for an unknown account (no hash) as for a known one. */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  if (hash) return Bun.password.verify(password, hash);
  decoy ??= hashPassword('no account has this password');
  await Bun.password.verify(password, await decoy);
  return false;
}
