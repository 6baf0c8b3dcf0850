import { t } from 'elysia';
import type { Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type FieldIssues } from '#src/domain/problems/codes.ts';
import { choice, Day as DayShape, Line } from '#src/platform/http/params.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { validate } from '#src/platform/http/validate.ts';
import type { FormField } from '#src/platform/pictures/multipart-upload.ts';

/**
 * The form of a picture. With a `day` it is one picture more, which `molt`, the day of a molt, and `cover` say more of;
 * without one it takes the place of the cover, as for clients that know one picture of an animal.
 */
export type PictureForm = {
  id: number;
  file: FormField;
  day: Day | null;
  caption: string;
  molt: Day | null;
  cover: 0 | 1;
};

const Notes = t.Object({
  day: t.Optional(DayShape),
  caption: t.Optional(Line(limits.caption)),
  molt: t.Optional(DayShape),
  cover: t.Optional(choice(['0', '1'])),
});
const known = ['id', 'file', ...Object.keys(Notes.properties)];

/** @throws Problem 422 naming each field */
export function pictureForm(fields: Map<string, FormField>, latest: Day): PictureForm {
  const textOf = (name: string) => fields.get(name)?.text.trim() || undefined;
  const [day, caption, molt, cover] = ['day', 'caption', 'molt', 'cover'].map(textOf);
  const given = { day, caption, molt, cover };
  const said = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined));
  const problems: FieldIssues = { ...validate(Notes, said) };
  for (const name of ['day', 'molt'] as const) {
    const wrong = given[name] && !problems[name] && futureProblem(given[name], latest);
    if (wrong) problems[name] = wrong;
  }
  const id = parseInteger(fields.get('id')?.text ?? '');
  const file = fields.get('file');
  if (id === null || Math.abs(id) > 2_147_483_647)
    problems['id'] = issue(fields.has('id') ? 'not_an_id' : 'missing');
  if (!file || file.fileName === null) problems['file'] = issue(file ? 'not_a_file' : 'missing');
  for (const name of fields.keys())
    if (!known.includes(name)) problems[name.slice(0, 50)] = issue('unknown_field');
  if (id === null || !file || Object.keys(problems).length) throw invalid(problems);
  const flag = cover === '1' ? 1 : 0;
  return { id, file, day: day ?? null, caption: caption ?? '', molt: molt ?? null, cover: flag };
}

export function pictureFormBody() {
  const text = { type: 'string' as const };
  const day = { ...text, format: 'date' };
  const properties = {
    id: { type: 'integer' as const },
    file: { ...text, format: 'binary' },
    day: { ...day, description: 'With it the picture is added, without it the cover is replaced.' },
    caption: text,
    molt: { ...day, description: 'The day of the molt that it belongs to.' },
    cover: { type: 'integer' as const, enum: [0, 1] },
  };
  const schema = { type: 'object' as const, required: ['id', 'file'], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
