import { describe, expect, test } from 'bun:test';
import { isRecord } from '#src/domain/is-record.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { saysStart } from './started-from.ts';
import { takesMoment } from './takes-moment.ts';
import { writers } from './writers.ts';

// Of two writes about one thing an older one that comes later, from a device without a network, must not win unseen. Each
// write that devices keep says by one of these how that is seen to.

/** Fields that a call says it by: when it was noted, what it started from, which revision its form was filled from. */
const rules = { moment: 'recorded_at', start: 'was', revision: 'if_rev' } as const;

/** Those that overwrite nothing, and why. */
const harmless: Readonly<Record<string, string>> = {
  ...adds('/pet/add', '/plan/add', '/place/add', '/place/notes/add', '/sales/add'),
  ...adds('/picture/upload', '/document/upload', '/pet/available_feeders/add'),
  ...removes('/plan/delete', '/sales/delete', '/place/notes/delete'),
  ...removes('/picture/delete', '/pet/available_feeders/delete'),
  ...removes('/plan/assignment/clear', '/plan/assignment/clear_pet'),
  'POST /pet/archive_part': 'a step, with a record of its own',
  'DELETE /pet/archive_part': 'a step, for a record that nothing was noted of',
  'PUT /pet/increment_count': 'a step, which adds up in any order',
  'PUT /pet/decrement_count': 'a step, which adds up in any order',
  'POST /user_config/set': 'how pages look; no record of an animal',
};

function adds(...paths: string[]) {
  return named('POST', paths, 'adds, and changes nothing that is there');
}
function removes(...paths: string[]) {
  return named('DELETE', paths, 'its keeper wanted it gone');
}

function named(method: string, paths: string[], why: string): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [`${method} ${path}`, why]));
}

const taken = await fieldsOfCalls();

describe('an older write', () => {
  test.each(Object.keys(writers))('%s', (name) => {
    const [method = '', path = ''] = name.split(' ');
    const fields = taken(method, path);
    const says = (field: string) => fields.includes(field);
    if (takesMoment({ path }) && !(name in harmless)) {
      expect(fields).toContain(rules.moment);
      return;
    }
    if (saysStart({ method, path })) {
      expect(fields).toContain(rules.start);
      return;
    }
    const isSeen = says(rules.revision) || says(rules.start);
    expect({ name, isSeen, harmless: name in harmless }).toEqual({
      name,
      isSeen,
      harmless: !isSeen,
    });
  });

  test('no rule is for a call that devices do not keep', () => {
    expect(Object.keys(harmless).filter((name) => !(name in writers))).toEqual([]);
  });
});

/** What the body of a call may hold. */
async function fieldsOfCalls() {
  const { data } = await createTestApp().visitor.get('openapi.json');
  return (method: string, path: string): string[] => {
    const call = data.paths[`/api${path}`][method.toLowerCase()];
    const [body] = Object.values<{ schema: unknown }>(call.requestBody.content);
    return propertiesOf(body?.schema);
  };

  function propertiesOf(schema: unknown): string[] {
    if (!isRecord(schema)) return [];
    const ref =
      String(schema['$ref'] ?? '')
        .split('/')
        .at(-1) ?? '';
    if (ref) return propertiesOf(data.components.schemas[ref]);
    const parts = ['anyOf', 'allOf', 'oneOf'].flatMap((name) => schema[name] ?? []);
    const own = isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
    return [...own, ...parts.flatMap(propertiesOf)];
  }
}
