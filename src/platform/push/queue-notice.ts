import { HOUR } from '#src/domain/durations.ts';
import { pushKinds, type PushKind } from '#src/domain/reminders/push-kinds.ts';
import type { Notice } from '#src/domain/reminders/push-text.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findLanguage } from '#src/platform/mail/mail.queries.ts';
import { insertNotice, listDevices } from './push.queries.ts';

type NoticeContext = Pick<Context, 'now' | 'push'>;
type Device = { id: number; uid: number; language: Spoken };

/** Puts a notice on its way to one device, in the transaction of what it is about. */
export function queueForDevice(
  tx: Executor,
  { now }: NoticeContext,
  device: Device,
  notice: Notice,
  hours: number,
): void {
  insertNotice(tx, {
    push_id: device.id,
    notice: JSON.stringify(notice),
    next_try: now().toISOString(),
    until: new Date(now().getTime() + hours * HOUR).toISOString(),
  });
}

/** The same to all devices of a keeper that want its kind. Nothing is queued while notices are switched off. */
export function queueNotice(
  tx: Executor,
  context: NoticeContext,
  { uid, kind, notice }: { uid: number; kind: PushKind; notice: (language: Spoken) => Notice },
): void {
  if (context.push.publicKey === null) return;
  for (const device of listDevices(tx, uid))
    if (kindsOf(device.kinds).includes(kind))
      queueForDevice(tx, context, device, notice(languageOf(tx, device)), 72);
}

/** What the keeper chose, else what the device spoke when it was switched on. */
export const languageOf = (db: Executor, { uid, language }: Omit<Device, 'id'>): Spoken =>
  findLanguage(db, uid) ?? language;

/** The kinds of a device as they are stored; what a newer version may have kept is left out. */
export function kindsOf(stored: string): PushKind[] {
  const kinds: unknown = JSON.parse(stored);
  return pushKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
}
