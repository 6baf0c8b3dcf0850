import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { signal } from '@preact/signals-react';
import { onSessionEnd, onSessionStart } from './session.ts';
import { useSignalValue } from './signal-value.ts';
import { readStored, writeStored } from './storage.ts';

// What a keeper recorded and the server does not have yet, as the pages show it. The queue itself is web/device; the
// sender in lib/queue-sender.ts empties it.

/** What the server refused. `name`: what messages call it; `error`: why. */
export type RefusedItem = {
  place: number;
  name: string;
  error: string;
  /** The animal that it is about was deleted elsewhere. */
  isAnimalGone: boolean;
  /** The record was changed elsewhere, too: both versions can be chosen from. */
  isConflict: boolean;
  /** The field that was wrong, where it can be mended by typing. */
  mend: { field: string; value: string } | null;
  /** The species that it names and that is none any more, as it was called; empty where that is not known. */
  speciesGone: string | null;
  /**
   * Where it is given up: how much of what was recorded later goes with it, and how much stays, put into the place `into`
   * instead (empty for none).
   */
  goes: { along: number; stay: number; into: string };
  line: WaitingLine;
};

/** What waits to be sent, as the page of it shows it. */
export type WaitingLine = {
  place: number;
  /** The call, such as 'POST /pet/feeding/feed', and what it says. */
  write: string;
  body: Readonly<Record<string, unknown>>;
  name: string;
  /** Null: it is about no animal, or about several. */
  pet: LinePet | null;
  /** When it was recorded. */
  at: string;
  /** It never left the device, or is a file, so it can be taken out. */
  canUndo: boolean;
  mayHaveArrived: boolean;
  /** How many later entries name what it makes, and would go with it. */
  dependents: number;
  /** What was recorded of several animals at once is a record of each. */
  records: number;
  /** Of a picture or a paper: how many bytes. */
  bytes: number | null;
  /** Of animals that are moved: where to. */
  where?: string | undefined;
  /** What its file is called, where that is known. */
  fileName: string;
  /** Behind a refused entry of the same animal. */
  isHeld: boolean;
};

type LinePet = {
  id: number;
  sc_name: string;
  an_type: AnimalType;
  has_img: number;
  img_version: number;
};

/** A sale that waits. `slid` is below zero, as long as the server has not given it a number. */
export type WaitingSale = {
  slid: number;
  pet_id: number;
  name: string;
  s_date: Day;
  s_count: number;
  total_price: number;
  currency: string;
  buyer_name: string;
};

/** What was stored otherwise than it was recorded, or is not stored. */
export type ToldLine = ToldOf<GoneLine> | ToldOf<OverriddenLine>;
type ToldOf<What> = Pick<WaitingLine, 'write' | 'name' | 'pet' | 'at'> & { key: string } & What;

/** In another place, since its own was deleted elsewhere. `into`: empty for none. */
type GoneLine = { gone: string; into: string };

/** Something later was recorded on another device. `stays`: what is stored instead, where that is one value. */
type OverriddenLine = {
  overridden: { line: WaitingLine; stays: Pick<WaitingLine, 'write' | 'body' | 'where'> | null };
};

export type GoneItem = Extract<ToldLine, GoneLine>;
export type OverriddenItem = Extract<ToldLine, OverriddenLine>;

export type DeviceQueue = {
  /** How many records are sent next: those behind a refused one are not. */
  waiting: number;
  refused: readonly RefusedItem[];
  /** All records that were not sent, the newest first. */
  lines: readonly WaitingLine[];
  /** The newest first. */
  sales: readonly WaitingSale[];
  /** What the keeper has to read. */
  told: readonly ToldLine[];
  /** False: the device could not store it, and closing the page would lose it. */
  keeps: boolean;
  /** False: the device was not asked yet. */
  isRead: boolean;
};

const empty: DeviceQueue = {
  ...{ waiting: 0, refused: [], lines: [], sales: [], told: [], keeps: true, isRead: false },
};
const queue = signal<DeviceQueue>(empty);

/** The queue of the keeper who is logged in. */
export const useDeviceQueue = (): DeviceQueue => useSignalValue(queue);

/** The same outside of components. */
export const currentDeviceQueue = (): DeviceQueue => queue.peek();

export const countRecords = (lines: readonly Pick<WaitingLine, 'records'>[]): number =>
  lines.reduce((sum, { records }) => sum + records, 0);

/** All that is not on the server: what waits, what is held behind a refused one, and what was refused. */
export const countUnsent = ({ lines, refused }: Pick<DeviceQueue, 'lines' | 'refused'>): number =>
  countRecords([...lines, ...refused.map(({ line }) => line)]);

/** Null: nobody is logged in. */
export const showDeviceQueue = (next: DeviceQueue | null): void =>
  void (queue.value = next ?? empty);

const leftKey = 'exuvia.waits';

/** How many records wait on this device for the next log-in of the keeper whose session has ended. */
export const leftWaiting = (): number => Number(readStored(leftKey)) || 0;

onSessionEnd(() => {
  const { keeps } = queue.peek();
  const unsent = countUnsent(queue.peek());
  if (keeps && unsent > 0) writeStored(leftKey, unsent);
});
onSessionStart(() => writeStored(leftKey, null));
