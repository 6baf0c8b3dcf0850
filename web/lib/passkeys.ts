import { api } from './api.ts';
import type { Step } from './ask.ts';
import { fetchCode } from './fetch-code.ts';
import { CallFailed, cancelled, type Failure } from './failure.ts';
import { texts } from '#web/texts/texts.ts';

/** What the server says to the browser, in the browser's own words. */
type Asked = { challenge: string };

/** What shows once more who it is. */
export type Proof = Exclude<Parameters<typeof api.user.app_begin.post>[0], undefined | null>;
type Credential = NonNullable<Proof['passkey']>['response'];

/** Loaded when somebody uses a passkey. */
const library = () => fetchCode(() => import('@simplewebauthn/browser'));

export const browserHasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window;

/** Has a passkey made on the device. @throws CallFailed */
export async function createPasskey(asked: Asked): Promise<Credential> {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return resultOf(startRegistration({ optionsJSON: asked as Options }));
}

/** Has the keeper choose and confirm a passkey. @throws CallFailed */
async function usePasskeyOf(asked: Asked): Promise<Credential> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return resultOf(startAuthentication({ optionsJSON: asked as Options }));
}

/** A passkey in place of the password, where an account changes hands. */
export async function passkeyProof(step: Step): Promise<Proof> {
  const { ticket, options } = await step(() => api.user.proof_options.post());
  return { passkey: { ticket, response: await usePasskeyOf(options) } };
}

/** Logs in with a passkey; `ticket` where the password was given before. */
export async function logInWithPasskey(step: Step, ticket?: string) {
  const asked = await step(() => api.user.login_passkey_options.post(ticket ? { ticket } : {}));
  const response = await usePasskeyOf(asked.options);
  return step(() => api.user.login_passkey.post({ ticket: asked.ticket, response }));
}

async function resultOf(made: Promise<unknown>): Promise<Credential> {
  try {
    return (await made) as Credential;
  } catch (error) {
    throw new CallFailed(failureOf(error as Error));
  }
}

/** Browsers don't tell a cancelled question from one that nobody could answer. */
function failureOf({ name }: Error): Failure {
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  const { known, notUsed } = texts().secondFactors;
  return {
    error: name === 'InvalidStateError' ? known : notUsed,
    code: isCancelled ? cancelled : 'passkey',
    status: 0,
    fields: {},
  };
}
