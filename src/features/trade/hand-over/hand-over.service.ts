import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { DAY } from '#src/domain/durations.ts';
import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { codeLength, codeLetters, shownCode } from '#src/domain/trade/hand-over-code.ts';
import { isThere, stateOf, type Ticks } from '#src/domain/trade/hand-over.ts';
import { newAmounts } from '#src/features/trade/amounts.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { listDocuments, listThese } from '#src/platform/documents/documents.queries.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { pictureFile } from '#src/platform/pictures/picture-files.ts';
import { listFilesOf } from '#src/platform/pictures/pictures.queries.ts';
import { requireReadable, type Reader } from '#src/platform/security/ownership.ts';
import { pick, type SentValues } from '#src/records/fields.ts';
import { saleFormFields } from '#src/records/sale.ts';
import {
  countOpen,
  endHandOver,
  findHandOver,
  findSaleOf,
  insertHandOver,
  isCodeTaken,
  listHandOvers,
  listPetsOf,
  type HandOver,
} from './hand-over.queries.ts';
import { describeAnimal } from './offered-animal.ts';
import { listAnimals, sumHistory } from './offered.queries.ts';

type OfferedSale = Partial<SentValues<typeof saleFormFields>>;
type OfferedPet = {
  id: number;
  count?: number | undefined;
  slid?: number | undefined;
  sale?: OfferedSale | undefined;
  papers?: number[] | undefined;
};

/** A keeper's animals with everything that could travel. */
export function previewAnimals(context: Context, uid: number, ids: number[]) {
  const { db, now } = context;
  const rows = listAnimals(db, uid, [...new Set(ids)], now().toISOString());
  return rows.map(({ open, ...row }, at) => {
    const { id, archived } = row;
    const sums = sumHistory(db, id);
    const picture_bytes = row.picture ? pictureBytes(context, id) : 0;
    const papers = listDocuments(db, { pet_id: id }).map((paper) => pick(shownPaper, paper));
    const animal = describeAnimal(db, at + 1, row, { sums, papers });
    const { events, measurements } = sums;
    return { ...animal, id, events, measurements, archived, picture_bytes, open };
  });
}

const shownPaper = { id: true, name: true, kind: true, bytes: true } as const;

/** Of the pictures as they travel. */
export function pictureBytes(context: Context, id: number): number {
  const files = listFilesOf(context.db, id).map((one) => pictureFile(context, 'large', one));
  return files.reduce(
    (sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/**
 * Draws a code that offers animals to anyone who has it.
 * @throws Problem 404, 409 when one is offered already or archived for another reason, 422
 */
export function addHandOver(
  context: Context,
  uid: number,
  { pets, reason, ...ticks }: Ticks & { pets: OfferedPet[]; reason: 'sold' | 'given' },
) {
  const { db } = context;
  const created = context.now();
  const expires = new Date(created.getTime() + limits.handOverDays * DAY);
  return inTransaction(db, (tx) => {
    const max = limits.openHandOvers;
    if (countOpen(tx, uid, created.toISOString()) >= max)
      throw new Problem('too_many_hand_overs', { max });
    const animals = offeredOf(tx, uid, pets, created.toISOString());
    const code = drawCode(tx);
    const times = { created: created.toISOString(), expires: expires.toISOString() };
    const id = insertHandOver(tx, { uid, code, reason, ...ticks, ...times }, animals);
    const message = `Offered ${animals.length} of the own animals (hand-over ${id})`;
    logEvent(tx, { path: 'POST /api/hand_over/add', log_type: 'account', message, uid });
    return { id, code: shownCode(code) };
  });
}

function drawCode(db: Executor): string {
  const letter = () => codeLetters[randomInt(codeLetters.length)];
  const code = Array.from({ length: codeLength }, letter).join('');
  return isCodeTaken(db, code) ? drawCode(db) : code;
}

/** The animals as they are stored. @throws Problem */
function offeredOf(db: Executor, uid: number, pets: OfferedPet[], now: string) {
  const ids = pets.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ pets: issue('repeated_pet') });
  const rows = new Map(listAnimals(db, uid, ids, now).map((row) => [row.id, row]));
  return pets.map(({ id, slid, papers = [], ...sent }, at) => {
    const pet = rows.get(id);
    if (!pet) throw notFound('pet', 'pets');
    if (pet.open !== null) throw new Problem('already_offered', { name: pet.name });
    const sold = slid === undefined ? null : findSaleOf(db, uid, id, slid);
    if (sold === undefined) throw notFound('sale', 'pets');
    const count = sold?.s_count ?? sent.count ?? pet.an_count;
    if (!isThere(pet, count, sold)) throw refusalOf(pet, count);
    const sale = sold || !sent.sale ? null : saleOf(db, uid, sent.sale);
    requireTickable(db, id, papers);
    return {
      no: at + 1,
      pet_id: id,
      count,
      slid: slid ?? null,
      sale,
      papers: JSON.stringify(papers),
    };
  });
}

/** Papers of that animal alone: those of a purchase or a sale say what it cost. @throws Problem 404 */
function requireTickable(db: Executor, pet_id: number, papers: number[]): void {
  if (papers.length === 0) return;
  if (listThese(db, pet_id, papers).length < papers.length) throw notFound('document', 'pets');
}

function refusalOf(pet: { name: string; an_count: number; archived: 0 | 1 }, count: number) {
  const { name } = pet;
  if (pet.archived) return new Problem('pet_archived', { name });
  const tooMany = issue('too_many_animals', { name, count: pet.an_count });
  return invalid({ [count > pet.an_count ? 'count' : 'pets']: tooMany });
}

/** A sale to be recorded later, in the currency of now. @throws Problem 422 */
function saleOf(db: Executor, uid: number, sale: OfferedSale): string {
  const { total_price: _, ...others } = sale;
  newAmounts(db, uid, saleFormFields, sale);
  const currency = sale.currency ?? displayCurrency(db, uid);
  const { total_price = 0 } = sale;
  return JSON.stringify({ ...others, total_price, currency });
}

/** A giver's hand-overs, newest first. */
export function handOversOf(
  context: Context,
  uid: number,
  pet: number | undefined,
  page: { offset: number; limit: number },
) {
  const { rows, count } = listHandOvers(context.db, uid, pet, page);
  return { rows: rows.map((row) => shown(context, row)), count };
}

/** As its giver and the administrator read it. @throws Problem 404 */
export function handOverDetail(context: Context, reader: Reader, id: number) {
  requireReadable(context.db, reader, 'hand_over', id);
  const row = findHandOver(context.db, id);
  if (!row) throw notFound('hand_over');
  return { ...shown(context, row), link: linkOf(context, row.code) };
}

export const linkOf = ({ config }: Context, code: string) =>
  `${config.publicUrl}/t/${shownCode(code)}`;

function shown({ db, now }: Context, handOver: HandOver) {
  const { uid: _, code, ...row } = handOver;
  const animals = listPetsOf(db, row.id);
  const there = animals.filter(({ record, count, sold }) => isThere(record, count, sold)).length;
  const state = stateOf({ ...row, animals: there }, now().toISOString());
  return { ...row, code: shownCode(code), state, pets: animals.map(({ pet }) => pet) };
}

/** Takes an offer back. Nothing to do where it ended otherwise. @throws Problem 404, 410 when it was taken */
export function withdraw(context: Context, uid: number, id: number): void {
  inTransaction(context.db, (tx) => {
    const handOver = requireOwn(tx, uid, id);
    if (handOver.state === 'taken') throw new Problem('hand_over_taken');
    if (handOver.state === 'open') endHandOver(tx, id, 'withdrawn', context.now().toISOString());
  });
}

/** @throws Problem 404 */
export function requireOwn(db: Executor, uid: number, id: number): HandOver {
  const handOver = findHandOver(db, id);
  if (handOver?.uid !== uid) throw notFound('hand_over', 'id');
  return handOver;
}
