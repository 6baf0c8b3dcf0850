import {
  boolean,
  file,
  integer,
  list,
  named,
  nullable,
  ok,
  oneOf,
  record,
  rows,
  text,
  type Calls,
  single,
} from '#src/platform/http/document/response-shapes.ts';
import { ownReasons } from '#src/platform/mail/mail-kinds.ts';

const bytes = { ...integer, description: 'Bytes.' };
const perKind = { type: 'object', additionalProperties: integer };
const content = record({
  counts: perKind,
  deletions: perKind,
  checked: boolean,
  faults: list(record('code kind? count? verdict?')),
});
const backup = named(
  'Backup',
  record('name bytes made', {
    kind: oneOf('nightly', 'manual', 'before-update'),
    content: nullable(named('BackupContent', content)),
  }),
);
const notSent = nullable(named('MailsNotSent', record('reason', { count: integer })));
const warning = record('code error reason? url? kind? count? megabytes? verdict? folder?');
const registration = { registration: oneOf('open', 'closed', 'invite') };
const entry = 'eid time path log_type message times uid|null uname|null';
const sizes = Object.fromEntries(
  'memory database wal pictures disk_free disk_size'.split(' ').map((name) => [name, bytes]),
);
const system = record(
  'version uptime backup_running last_backup_verified smtp|null public_url',
  sizes,
  registration,
  {
    backups: integer,
    last_backup: nullable(backup),
    last_backup_note: nullable(named('BackupNote', record('time message'))),
    warnings: list(warning),
  },
);
const reason = nullable(oneOf(...ownReasons));
const delivery = ok('id mail reason', { reason_code: reason });
const mail = record('id uid|null email subject body link tries error created next_try sent|null', {
  kind: text,
  state: oneOf('waiting', 'sent', 'failed'),
  error_code: reason,
});

/** `authority`: null where the certificate needs none, or there is none. */
const trust = record({
  address: text,
  authority: nullable(
    named('Authority', record({ name: text, fingerprint: text, until: text, bytes })),
  ),
});

/** The calls that tell whether the installation is well: what each is for, and what it answers. */
export const operationCalls: Calls = {
  'GET /health/': [
    'Whether the program works',
    record('version', registration, {
      status: oneOf('ok'),
      warnings: integer,
      first_run: boolean,
      passkeys: boolean,
    }),
  ],
  'GET /trust/': ['The address with https, and what devices need to trust it at home', trust],
  'GET /trust/exuvia-home.crt': [
    'The authority at home as a file, for Android, Windows and Mac',
    file('application/x-x509-ca-cert'),
  ],
  'GET /trust/exuvia-home.pem': [
    'The authority at home as a file, for Linux',
    file('application/x-pem-file'),
  ],
  'GET /trust/exuvia-home.mobileconfig': [
    'The authority at home as a profile, for iPhone and iPad',
    file('application/x-apple-aspen-config'),
  ],
  'GET /admin/backups/list': ['The backups', rows(backup)],
  'POST /admin/backups/add': ['Make a backup', ok('running', { backup: nullable(backup) })],
  'POST /admin/backups/accept': ['Accept that a backup holds less than the one before', ok()],
  'GET /admin/backups/download/{name}': ['A backup as a tar file', file('application/x-tar')],
  'GET /admin/system/': ['The state of the installation', system],
  'GET /admin/system/warnings': ['What is wrong with the installation', rows(warning)],
  'PUT /admin/system/registration': ['Say who may register', ok()],
  'GET /admin/outbox/': [
    'Outgoing mails, page by page',
    rows(mail, 'configured', { not_sent: notSent }),
  ],
  'POST /admin/outbox/retry': ['Try again to send a mail', delivery],
  'DELETE /admin/outbox/delete': ['Delete a mail', ok()],
  'POST /admin/outbox/test': ['Send a test mail to oneself', delivery],
  'GET /admin/event_log/': ['The event log, page by page', rows(record(entry))],
  'GET /admin/event_log/detail/{id}': ['An entry of the event log', single(entry)],
  'DELETE /admin/event_log/delete': ['Delete an entry of the event log', ok()],
};
