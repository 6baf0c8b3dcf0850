import { isRecord } from '#src/domain/is-record.ts';
import type { StockEntry } from '#src/domain/trade/stock-entries.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { EXPO_PATIENCE_MS } from '#web/lib/expo-patience.ts';
import { isOffline } from '#web/lib/failure.ts';
import { useLoad, type Load } from '#web/lib/load.ts';
import { retryFailed } from '#web/lib/queries.ts';
import type { Unanswered } from '#web/lib/read-expo.ts';
import { useLasting } from '#web/lib/use-lasting.ts';
import { noteTime } from '#web/state/server-clock.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
import { askedLanguage, useTexts, spokenLanguage, type Spoken } from '#web/texts/texts.ts';

// The list that visitors read, which their device keeps for halls with a weak network.

const key = 'exuvia.expo';

// a visitor's device sends nothing by itself that could tell that the network is back
window.addEventListener('online', () => void retryFailed());

/** What the server answers, with the language that its common names are in. */
type CurrentExpo = {
  data: Omit<Expo, 'e_sold' | 'rev'> | null;
  lines: readonly StockEntry[];
  language: Spoken;
  /** When the server answered, where the device does now. */
  kept_at?: string;
};

type Read = {
  load: Load<CurrentExpo>;
  list: CurrentExpo | undefined;
  unanswered: Unanswered | undefined;
};

/** The current expo: as the server has it, else as this device last read it. */
export function useCurrentExpo(errorTitle: string): Read {
  useTexts();
  const load = useLoad(['expo', 'latest'], askAndKeep, { errorTitle });
  const isLate = useLasting(load.loading, EXPO_PATIENCE_MS);
  const isAway = load.failed !== null && isOffline(load.failed);
  const list = load.data ?? (isLate || isAway ? readKept() : undefined);
  return { load, list: list && inOneLanguage(list), unanswered: isLate ? 'late' : undefined };
}

const askAndKeep = () =>
  inSteps(async (step): Promise<CurrentExpo> => {
    const language = askedLanguage();
    const answer = { ...(await step(() => api.expo.latest.get())), language };
    writeStored(key, answer.data && { ...answer, kept_at: noteTime() });
    return answer;
  });

function readKept(): CurrentExpo | undefined {
  const kept = readStored(key);
  const isWhole = isRecord(kept) && isRecord(kept['data']) && Array.isArray(kept['lines']);
  return isWhole ? (kept as CurrentExpo) : undefined;
}

/** Common names of another language than the reader's are left out until the server has said those of this one. */
function inOneLanguage(list: CurrentExpo): CurrentExpo {
  if (list.language === spokenLanguage()) return list;
  return { ...list, lines: list.lines.map((line) => ({ ...line, cm_name: '' })) };
}
