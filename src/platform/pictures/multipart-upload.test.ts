import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { formFields } from './multipart-upload.ts';

const path = join(temporaryFolder('form'), 'body');
const head = (words: string) => `--b\r\nContent-Disposition: form-data; ${words}\r\n\r\n`;

/** The fields of a body by what they hold. */
async function read(body: string, boundary = 'b') {
  writeFileSync(path, body);
  const fields = [...(await formFields(path, boundary))];
  return Object.fromEntries(
    fields.map(([name, { fileName, from, to }]) => [name, [fileName, body.slice(from, to)]]),
  );
}

test('a form is read wherever its parts begin and end in the windows', async () => {
  for (let length = 262_144 - 200; length < 262_144 + 20; length += 1) {
    const file = 'x'.repeat(length);
    const body = `${head('name="file"; filename="a.jpg"')}${file}\r\n${head('name="id"')}14\r\n--b--\r\n`;
    const { id, file: sent } = await read(body);
    expect(id).toEqual([null, '14']);
    expect(sent?.[1]?.length).toBe(length);
  }
});

test.each([
  ['nothing', '', {}],
  ['another boundary', `${head('name="id"')}14\r\n--c--`, {}],
  ['no end', `${head('name="id"')}14`, {}],
  ['no end of the lines above', '--b\r\nContent-Disposition: form-data; name="id"\r\n--b--', {}],
  ['no name', `${head('filename="a"')}x\r\n--b--`, {}],
  ['an empty field', `${head('name="id"')}\r\n--b--`, { id: [null, ''] }],
  ['words in front', `hello\r\n${head('name="id"')}1\r\n--b--`, { id: [null, '1'] }],
  ['the boundary in a line', `${head('name="id"')}a--b\r\n--b--`, { id: [null, 'a--b'] }],
  ['endless lines', `--b\r\nA: ${'x'.repeat(5000)}\r\n\r\n1\r\n--b--`, {}],
])('of a form with %s there is what it holds', async (_what, body, fields) => {
  expect(await read(body)).toEqual(fields);
});

test('no more than ten fields are read', async () => {
  const fields = Array.from({ length: 50 }, (_, at) => `${head(`name="f${at}"`)}x\r\n`).join('');
  expect(Object.keys(await read(`${fields}--b--`))).toHaveLength(10);
});
