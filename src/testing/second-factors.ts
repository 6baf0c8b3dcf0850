import { TOTP } from 'otpauth';
import { password } from './password.ts';
import { softwarePasskey } from './software-passkey.ts';
import type { TestApp } from './test-app.ts';

const upw = password;

/** The code that an authenticator app shows, `steps` of 30 s from now. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: app.context.now().getTime() + steps * 30_000 });

/** Sets an authenticator app up. Returns its secret, and the recovery codes that came with it. */
export async function setUpApp(app: TestApp, uid: number) {
  const { secret } = (await app.as(uid).post('user/app_begin', { upw })).data;
  // with a code of the past, so that the code of now can be used
  const code = codeOf(app, secret, -1);
  const { data } = await app.as(uid).post('user/app_confirm', { code });
  return { secret, recovery: data.recovery_codes as string[] };
}

/** Adds a passkey. Returns it, its number, and the recovery codes that came with it. */
export async function setUpPasskey(app: TestApp, uid: number, name = 'My phone') {
  const { ticket, options } = (await app.as(uid).post('user/passkey_begin', { upw })).data;
  const passkey = softwarePasskey();
  const response = passkey.create(options);
  const { data } = await app.as(uid).post('user/passkey_add', { ticket, name, response });
  return { passkey, id: data.id as number, recovery: data.recovery_codes as string[] };
}

/** Logs in with a password. The answer has a token, or a ticket for the second step. */
export const logIn = (app: TestApp, un = 'berta@example.org') =>
  app.visitor.post('user/login', { un, upw });

/** Logs in with a passkey; after the password where there is a ticket. */
export async function logInWithPasskey(
  app: TestApp,
  passkey: ReturnType<typeof softwarePasskey>,
  ticket?: string,
) {
  const asked = (await app.visitor.post('user/login_passkey_options', { ticket })).data;
  const response = passkey.get(asked.options);
  return app.visitor.post('user/login_passkey', { ticket: asked.ticket, response });
}
