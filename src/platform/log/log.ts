import type { LogLevel } from '#src/platform/config.ts';

type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = Record<
  'debug' | 'info' | 'warn' | 'error',
  (message: string, fields?: LogFields) => void
>;

const order = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One JSON line an entry for machines; a readable line where a terminal is attached. */
export function createLog(level: LogLevel, readable = Boolean(process.stdout.isTTY)): Log {
  const entry =
    (own: Exclude<LogLevel, 'silent'>) =>
    (message: string, fields: LogFields = {}) => {
      if (order.indexOf(own) < order.indexOf(level)) return;
      const line = readable ? forEyes(own, message, fields) : forMachines(own, message, fields);
      process.stdout.write(`${line}\n`);
    };
  return { debug: entry('debug'), info: entry('info'), warn: entry('warn'), error: entry('error') };
}

function forMachines(level: string, message: string, fields: LogFields): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
}

function forEyes(level: string, message: string, fields: LogFields): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return [new Date().toTimeString().slice(0, 8), level === 'info' ? '' : level, message, ...rest]
    .filter(Boolean)
    .join(' ');
}
