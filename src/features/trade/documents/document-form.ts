import { t } from 'elysia';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type FieldIssues } from '#src/domain/problems/codes.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';
import { OneLine } from '#src/platform/http/params.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { validate } from '#src/platform/http/validate.ts';
import type { FormField } from '#src/platform/pictures/multipart-upload.ts';

export type DocumentForm = { of: Belonging; file: FormField; name: string };

const owners = ['pet_id', 'purchase_id', 'slid'] as const;
type OwnerIds = { [Name in (typeof owners)[number]]?: number | undefined };

const Named = t.Object({ name: OneLine(limits.document_name) });

/** What a document belongs to: exactly one of the three. @throws Problem 422 */
export function belongingOf(ids: OwnerIds): Belonging {
  const given = owners.filter((name) => ids[name] !== undefined);
  const [name] = given;
  if (!name || given.length > 1)
    throw invalid({ [given.at(-1) ?? 'pet_id']: issue(name ? 'unknown_field' : 'missing') });
  return { [name]: ids[name] } as Belonging;
}

/** The form of a document: its file, what it belongs to, and its name, else that of the file. @throws Problem 422 */
export function documentForm(fields: Map<string, FormField>): DocumentForm {
  const problems: FieldIssues = {};
  const ids: OwnerIds = {};
  for (const owner of owners) {
    const text = fields.get(owner)?.text;
    if (text === undefined) continue;
    const id = parseInteger(text);
    if (id === null || Math.abs(id) > 2_147_483_647) problems[owner] = issue('not_an_id');
    else ids[owner] = id;
  }
  const file = fields.get('file');
  if (!file || file.fileName === null) problems['file'] = issue(file ? 'not_a_file' : 'missing');
  for (const name of fields.keys())
    if (![...owners, 'file', 'name'].includes(name))
      problems[name.slice(0, 50)] = issue('unknown_field');
  const name = (fields.get('name')?.text ?? tidy(file?.fileName ?? '')).trim();
  Object.assign(problems, validate(Named, { name }));
  if (!file || Object.keys(problems).length) throw invalid(problems);
  return { of: belongingOf(ids), file, name };
}

/** The name of a file as somebody would write it. */
const tidy = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(-limits.document_name) || '?';

export function documentFormBody() {
  const id = { type: 'integer' as const };
  const text = { type: 'string' as const };
  const properties = {
    file: { ...text, format: 'binary' },
    pet_id: { ...id, description: 'One of the three ids says what it belongs to.' },
    purchase_id: id,
    slid: id,
    name: { ...text, description: 'That of the file where it is not given.' },
  };
  const schema = { type: 'object' as const, required: ['file'], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
