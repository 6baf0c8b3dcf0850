import { english } from '#src/domain/problems/english.ts';

const issue = {
  code: { type: 'string' as const, enum: Object.keys(english) },
  params: { type: 'object' as const, description: 'What the sentence of the code needs.' },
};
const sentence = { type: 'string' as const, description: 'The code’s sentence, in English.' };
const closed = { type: 'object' as const, additionalProperties: false };
const code = { ...closed, required: ['code'], properties: issue };

/** What every call answers that fails. `code` is stable: programs act on it, and translate by it. */
export const failureSchema = {
  ...closed,
  required: ['status', 'error', 'code'],
  properties: {
    status: { type: 'boolean' as const, enum: [false] },
    error: sentence,
    ...issue,
    fields: {
      type: 'object' as const,
      description: 'What is wrong with single fields, by name; the names of parts have dots.',
      additionalProperties: sentence,
    },
    field_codes: {
      type: 'object' as const,
      description: 'The codes of the same fields.',
      additionalProperties: code,
    },
    conflicts: {
      type: 'object' as const,
      description:
        'Of `changed_elsewhere`: the fields that were changed at two places. Send the call again with `rev` as its `if_rev` and the values that shall stand.',
      additionalProperties: {
        ...closed,
        required: ['mine', 'theirs'],
        properties: {
          mine: { description: 'The value of this call.' },
          theirs: { description: 'The value that is stored.' },
        },
      },
    },
    rev: { type: 'integer' as const, description: 'With `conflicts`: the revision now.' },
    errors: {
      type: 'array' as const,
      description: 'What is wrong with the rows of an import; row 1 is the first record.',
      items: {
        ...closed,
        required: ['row', 'field', 'error', 'code'],
        properties: {
          row: { type: 'integer' as const },
          field: { type: 'string' as const },
          error: sentence,
          ...issue,
        },
      },
    },
  },
};

const failure = { $ref: '#/components/responses/Failure' };

/** For the `detail` of calls. Not `default`: generated clients would take that for a success, too. */
export const failureResponses = { '4XX': failure, '5XX': failure };
