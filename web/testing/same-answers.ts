import { expect } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import { isRecord } from '#src/domain/is-record.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import { answerOf } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { spokenLanguage } from '#web/texts/texts.ts';
import { readsOf } from './device-reads.ts';

/** The server's ids of what a device added, whose own ids are negative. */
export type Ids = Map<number, number>;

/** Holds all that a device answers against the server's responses. */
export async function expectSameAnswers(
  { as }: TestApp,
  collection: Collection,
  today: Day,
  ids: Ids = new Map(),
): Promise<void> {
  for (const address of readsOf(collection)) {
    const [path = '', query = ''] = address.split('?');
    const own = answerOf(collection, { path, query: new URLSearchParams(query), today });
    const asked = address.replace(/-\d+/g, (id) => String(ids.get(Number(id)) ?? id));
    const { status, data } = await as(collection.uid).get(`/api${asked}`, undefined, {
      'x-today': today,
      'accept-language': spokenLanguage(),
    });
    const named = { today, address, status: 200 };
    expect({ ...named, answer: inServersIds(own, data, ids) }).toEqual({
      ...{ ...named, status, answer: data },
    });
  }
}

/**
 * What a device answers, in the ids of the server. An id that is not known yet is that which the server's response has at
 * the same place.
 */
export function inServersIds(own: unknown, servers: unknown, ids: Ids): unknown {
  if (typeof own === 'number' && own < 0) {
    if (!ids.has(own) && typeof servers === 'number') ids.set(own, servers);
    return ids.get(own) ?? own;
  }
  if (Array.isArray(own)) {
    const others: unknown[] = Array.isArray(servers) ? servers : [];
    return own.map((one, nth) => inServersIds(one, others[nth], ids));
  }
  if (!isRecord(own)) return own;
  const others = isRecord(servers) ? servers : {};
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, inServersIds(one, others[key], ids)]),
  );
}
