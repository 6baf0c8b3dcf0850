import type { Limit } from '#src/domain/accounts/tries.ts';
import { householdOf, widerHouseholdOf } from '#src/platform/http/client-address.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Every limit of how often. A restart forgives, which is fine at home. */
export const limitKinds = {
  /** Failures of a household, whatever the accounts: twenty keepers of a club behind one router may forget all they know. */
  log_in: { most: 200, seconds: QUARTER_HOUR },
  /** Failures of a household for one account. */
  log_in_account: { most: 10, seconds: QUARTER_HOUR },
  /** Failures for one account from anywhere. It closes nothing, or others could lock its owner out: tries get slow. */
  account: { most: 100, seconds: HOUR },
  /** Failures of who is logged in already, such as before a new address is stored. */
  password: { most: 10, seconds: QUARTER_HOUR },
  /** Wrong codes of an app after the right password, of a household for one account. */
  code: { most: 10, seconds: QUARTER_HOUR },
  /** Wrong recovery codes likewise: a phone that shows wrong codes must not close the way without it. */
  recovery_code: { most: 10, seconds: QUARTER_HOUR },
  /** Wrong codes of an app from anywhere: one of 300,000 is right. Recovery codes and passkeys go on working. */
  code_account: { most: 50, seconds: DAY },
  app_setup: { most: 10, seconds: QUARTER_HOUR },
  /** Questions for a passkey: of a household before the log-in, of an account after it. */
  passkey: { most: 100, seconds: QUARTER_HOUR },
  register: { most: 200, seconds: HOUR },
  reset: { most: 20, seconds: QUARTER_HOUR },
  contact: { most: 20, seconds: HOUR },
  /** A known keeper may write more often than an unknown address, which many people may share. */
  contact_of_keeper: { most: 60, seconds: HOUR },
  /** Registering with somebody else's address can't be used to flood that mailbox. */
  confirm: { most: 10, seconds: DAY },
  /** How often it is looked whether who had too many records still has. */
  quota: { most: 1, seconds: 60 },
  /** Wrong codes of hand-overs, of a household: one of 10^12 is right. */
  hand_over_code: { most: 30, seconds: QUARTER_HOUR },
  /** Calls with tokens that are none, of a household. */
  api_token: { most: 100, seconds: QUARTER_HOUR },
  /** Wrong addresses of calendars, of a household. */
  calendar: { most: 100, seconds: QUARTER_HOUR },
  calendar_renewed: { most: 20, seconds: HOUR },
  api_token_added: { most: 30, seconds: HOUR },
  push_subscribed: { most: 60, seconds: HOUR },
  push_test: { most: 20, seconds: HOUR },
  species_request: { most: 20, seconds: DAY },
} satisfies Record<string, Limit>;

export type LimitKind = keyof typeof limitKinds;
/** What is counted: of a kind, by key, `times` as often as the kind says. */
export type Counter = { kind: LimitKind; key: string; times: number };

/** Providers hand out a /56, so one customer has 256 households of IPv6. */
const WIDER = 4;

export const counter = (kind: LimitKind, key: string | number): Counter => ({
  kind,
  key: String(key),
  times: 1,
});

/** The counters of a caller by its address: its household's, and with IPv6 the wider one of its provider's customer. */
export function ofHousehold(kind: LimitKind, address: string, more = ''): Counter[] {
  const wider = widerHouseholdOf(address);
  return [
    { ...counter(kind, `${householdOf(address)} ${more}`) },
    ...(wider ? [{ kind, key: `${wider} ${more}`, times: WIDER }] : []),
  ];
}
