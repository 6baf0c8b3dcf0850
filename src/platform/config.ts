import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { httpsOf, type Https } from './config-https.ts';

export type Registration = 'open' | 'closed' | 'invite';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Where people reach this installation, without a trailing slash: links in mails and QR codes start with it. */
  publicUrl: string;
  https: Https;
  httpsPort: number;
  /** Files in PEM; empty for none. */
  tlsCert: string;
  tlsKey: string;
  adminUid: number;
  adminEmail: string;
  adminPassword: string;
  registration: Registration;
  smtpUrl: string;
  mailFrom: string;
  /** Whether keepers can switch on notices, which go over the push services of their browsers. */
  push: 'on' | 'off';
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  logLevel: LogLevel;
  /** Hour of the day (0 to 23, server time) of the nightly backup. */
  backupHour: number;
  /** A folder on another disk that each backup is copied to; empty for none. */
  backupCopyDir: string;
  /** Bytes of the disk that pictures, imports and backups leave free. */
  diskFloor: number;
  /** Fills an empty data folder with an example club, which only this machine reaches where HOST does not say otherwise. */
  demo: boolean;
  legalNotice: string;
  donateText: string;
};

export type Env = Record<string, string | undefined>;

/** Every mistake in the environment at once, one line each. */
export class ConfigMistakes extends Error {
  constructor(readonly mistakes: string[]) {
    super(mistakes.join('\n'));
  }
}

/**
 * Reads the environment. All settings have a default that works at home; an empty value counts as not set.
 * @throws ConfigMistakes
 */
export function readConfig(env: Env): Config {
  const mistakes: string[] = [];
  const { text, whole, choice, url } = reader(env, mistakes);
  const port = whole('PORT', 3000, 1, 65535);
  const demo = choice('DEMO', ['0', '1'], '0') === '1';
  const httpsPort = whole('HTTPS_PORT', 3443, 1, 65535);
  const file = (name: string) => text(name, '') && resolve(text(name, ''));
  const [tlsCert, tlsKey] = [file('TLS_CERT'), file('TLS_KEY')];
  const { https, publicUrl } = httpsOf(
    {
      https: choice('HTTPS', ['off', 'home'], 'off'),
      ...{ tlsCert, tlsKey, port, httpsPort },
      publicUrl: url('PUBLIC_URL', '', ['http:', 'https:']),
    },
    (name, wanted) => mistakes.push(mistakeIn(env, name, wanted)),
  );
  const config: Config = {
    port,
    host: text('HOST', demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(text('DATA_DIR', 'data')),
    publicUrl,
    https,
    httpsPort,
    tlsCert,
    tlsKey,
    adminUid: whole('ADMIN_UID', 2, 2, 999_999_999),
    adminEmail: text('ADMIN_EMAIL', ''),
    adminPassword: env['ADMIN_PASSWORD'] ?? '',
    registration: choice('REGISTRATION', ['open', 'closed', 'invite'], 'open'),
    smtpUrl: url('SMTP_URL', '', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM', 'Exuvia <exuvia@localhost>'),
    push: choice('PUSH', ['on', 'off'], 'on'),
    trustedProxies: text('TRUSTED_PROXIES', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    backupHour: whole('BACKUP_HOUR', 3, 0, 23),
    backupCopyDir: file('BACKUP_COPY_DIR'),
    diskFloor: whole('DISK_FLOOR_MB', 500, 0, 100_000_000) * 1_048_576,
    demo,
    legalNotice: text('LEGAL_NOTICE', ''),
    donateText: text('DONATE_TEXT', ''),
  };
  mistakes.push(...mistakesIn(config, env));
  if (mistakes.length) throw new ConfigMistakes(mistakes);
  return config;
}

/** Reads one setting each, notes what is wrong with it, and goes on with the default. */
function reader(env: Env, mistakes: string[]) {
  const mistake = (name: string, wanted: string) => mistakes.push(mistakeIn(env, name, wanted));
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name, String(fallback));
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    mistake(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  };
  const choice = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = text(name, fallback);
    const found = choices.find((candidate) => candidate === value);
    if (!found) mistake(name, `must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  };
  const url = (name: string, fallback: string, protocols: string[]) => {
    const value = text(name, fallback);
    if (value && !(URL.canParse(value) && protocols.includes(new URL(value).protocol))) {
      const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
      mistake(name, `must be an address that starts with ${starts}`);
    }
    return value.replace(/\/+$/, '');
  };
  return { text, whole, choice, url };
}

/** What is wrong with settings that could be read one by one. */
function mistakesIn(config: Config, env: Env): string[] {
  const { publicUrl, mailFrom, adminEmail, adminPassword, trustedProxies } = config;
  const mistakes: string[] = [];
  const mistake = (name: string, wanted: string) => mistakes.push(mistakeIn(env, name, wanted));
  if (/[?#]/.test(publicUrl)) mistake('PUBLIC_URL', 'must be an address without ? and #');
  if (!/^([^<>]*<)?[^\s@,;<>]+@[^\s@,;<>]+>?$/.test(mailFrom))
    mistake('MAIL_FROM', 'must be an address, such as Exuvia <exuvia@example.org>');
  if (adminEmail && !adminPassword)
    mistakes.push('ADMIN_PASSWORD: is missing, ADMIN_EMAIL needs it');
  if (adminPassword && (adminPassword.length < 8 || adminPassword.length > 200))
    mistake('ADMIN_PASSWORD', 'must have 8 to 200 characters');
  if (adminEmail && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(adminEmail))
    mistake('ADMIN_EMAIL', 'must be an e-mail address');
  for (const proxy of trustedProxies.filter((one) => !isAddressRange(one))) {
    const wanted = 'must be an address or a range such as 172.16.0.0/12';
    mistakes.push(`TRUSTED_PROXIES: '${proxy}' ${wanted}`);
  }
  return mistakes;
}

/** Passwords are not repeated, nor is the mail server's address, which may hold one. */
function mistakeIn(env: Env, name: string, wanted: string): string {
  const isSecret = name === 'SMTP_URL' || name === 'ADMIN_PASSWORD';
  const value = env[name]?.trim();
  return isSecret || !value ? `${name}: ${wanted}` : `${name}: '${env[name]}' ${wanted}`;
}

/** 127.0.0.1, ::1, 172.16.0.0/12 */
function isAddressRange(text: string): boolean {
  const [net = '', bits = '0', ...more] = text.split('/');
  const most = isIP(net) === 4 ? 32 : isIP(net) === 6 ? 128 : -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
