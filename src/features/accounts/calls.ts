import { tokenScopes } from '#src/domain/accounts/token-scopes.ts';
import { pushKinds } from '#src/domain/reminders/push-kinds.ts';
import {
  either,
  field,
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

const user = record('uid uname email mail_confirmed can_edit_sp is_admin rev');
const me = { data: list(named('User', user)) };
const entered = ok(me, 'token');
const begun = ok('ticket expires', { methods: list(oneOf('app', 'passkey', 'recovery')) });
const asked = {
  ticket: text,
  options: { type: 'object', description: 'For the browser: navigator.credentials.' },
};
const codes = { recovery_codes: list(text) };
const listed = 'uid uname email mail_confirmed can_edit_sp suspended petCount is_admin';
const device = record('id device created last_sent|null current', {
  kinds: list(oneOf(...pushKinds)),
  hour: integer,
  quiet_from: integer,
  quiet_to: integer,
  zone: text,
  failures: integer,
});
const setting = record('conf_key conf_val');

/** The calls of accounts, sessions and settings: what each is for, and what it answers. */
export const accountCalls: Calls = {
  'POST /user/login': [
    'Log in; a second factor is asked for with a ticket',
    either(entered, begun),
  ],
  'POST /user/register': ['Register', entered],
  'POST /user/verifymail': ['Confirm an e-mail address', ok()],
  'POST /user/verifymail_request': ['Ask for another confirmation mail', ok('mail configured')],
  'POST /user/password_reset_request': ['Ask for a link to a new password', ok('expires')],
  'POST /user/password_reset': ['Set a new password by that link', ok()],
  'GET /user/me': ['Who is logged in', ok(me)],
  'PUT /user/update': ['Change name or e-mail address', entered],
  'PUT /user/password': ['Change the password', entered],
  'DELETE /user/delete': ['Delete the account with all that is in it', ok()],
  'POST /user/logout': ['Log out', ok()],
  'GET /user/sessions': [
    'Where the keeper is logged in',
    rows(record('id device place created last_used current')),
  ],
  'DELETE /user/sessions/end': ['Log out elsewhere', ok('ended')],
  'GET /user/tokens': [
    'The tokens of the keeper’s programs',
    rows(record('id name hint created last_used|null', { scope: oneOf(...tokenScopes) })),
  ],
  'POST /user/tokens/add': [
    'Make a token for a program, which is shown once',
    ok('id secret public_url'),
  ],
  'DELETE /user/tokens/delete': ['Revoke a token', ok()],
  'GET /user/push': [
    'The keeper’s devices that get notices, and the key to subscribe with',
    rows(device, { key: nullable(text) }),
  ],
  'POST /user/push/add': ['Switch on notices on this device', ok('id')],
  'PUT /user/push/choose': ['Change what a device is told of, and when', ok()],
  'DELETE /user/push/delete': ['Switch off the notices of a device', ok()],
  'POST /user/push/test': ['Send a notice to this device', ok()],
  'POST /user/login_code': ['Complete a log-in with a code of an app, or a recovery code', entered],
  'POST /user/login_passkey_options': ['Begin a log-in with a passkey', ok(asked)],
  'POST /user/login_passkey': ['Log in with a passkey', entered],
  'GET /user/second_factors': [
    'The keeper’s second factors',
    record('recovery_left passkey_origin|null', {
      app: field('known'),
      app_works: field('known'),
      passkeys: list(record('id name created last_used|null')),
    }),
  ],
  'POST /user/proof_options': ['Begin to show by a passkey who it is', ok(asked)],
  'POST /user/app_begin': ['Begin to set up an authenticator app', ok('secret uri')],
  'POST /user/app_confirm': ['Complete it with a first code', ok(codes)],
  'DELETE /user/app_remove': ['Remove the authenticator app', ok()],
  'POST /user/recovery_codes': ['Make new recovery codes', ok(codes)],
  'POST /user/passkey_begin': ['Begin to add a passkey', ok(asked)],
  'POST /user/passkey_add': ['Add a passkey', ok('id', codes)],
  'PUT /user/passkey_rename': ['Rename a passkey', ok()],
  'DELETE /user/passkey_remove': ['Remove a passkey', ok()],
  'GET /user_config/all': ['All settings of the keeper', rows(setting)],
  'GET /user_config/get/{key}': ['A setting', record('conf_key conf_val|null')],
  'POST /user_config/set': ['Change a setting', ok()],
  'POST /admin/sendmail': ['Write a mail to a user', ok('mail')],
  'POST /admin/invite': ['Invite somebody to register', ok('link expires mail|null')],
  'GET /admin/user_list': ['The users, page by page', rows(record(listed))],
  'GET /admin/user_details/{id}': ['A user', single(listed, 'created')],
  'GET /admin/user_pet_count/{id}': ['How many animals a user has', record('count1 count2')],
  'GET /admin/user_belongings/{id}': [
    'What would be deleted with a user',
    record('pets feedings molts plans purchases sales messages'),
  ],
  'GET /admin/user_room/{id}': [
    'How much of what one keeper can have a user has',
    record('animals pictures bytes', {
      ...{ entries: integer, papers: integer, places: integer },
      documents: integer,
    }),
  ],
  'PUT /admin/user_update_sp_edit': ['Let a user edit species, or no longer', ok()],
  'PUT /admin/user_suspend': ['Suspend a user, or let it in again', ok()],
  'DELETE /admin/user_delete': ['Delete a user with all that is theirs', ok()],
};
