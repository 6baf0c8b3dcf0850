import { tagLength, tagLetters } from '#src/domain/animal/tag.ts';
import { useMemo } from 'react';
import { wordsFor } from '#web/components/words-for.ts';
import {
  labelAddress,
  labelLines,
  type LabelPet,
  type LabelWords,
} from '#src/domain/labels/label-content.ts';
import { layoutLabel, type LabelLayout } from '#src/domain/labels/label-layout.ts';
import {
  priceOf,
  sheetOf,
  shownFields,
  type LabelSettings,
} from '#src/domain/labels/label-settings.ts';
import type { Sheet } from '#src/domain/labels/label-sheets.ts';
import { formatMoney } from '#src/domain/trade/money.ts';
import { formatPlainDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts, type Texts } from '#web/texts/texts.ts';
import { codeSize, codeVersion } from '#web/ui/qr-path.ts';
import { measure } from './measure.ts';

/** A label, ready to be drawn. */
export type LabelArt = { pet: Pick<LabelPet, 'id' | 'name'>; layout: LabelLayout; address: string };
export type LabelArts = {
  sheet: Sheet;
  arts: LabelArt[];
  /** The version of all codes; 0 without codes. */
  version: number;
};

const anyTag = tagLetters.slice(-tagLength);

export function useLabelArt(
  pets: readonly LabelPet[],
  settings: LabelSettings,
  publicUrl: string,
): LabelArts {
  const { labels } = useTexts();
  const [own] = useSetting('display_currency');
  const currency = settings.currency ?? own;
  return useMemo(() => {
    const design = settings.designs[settings.use];
    const sheet = sheetOf(settings, design.sheet);
    const shown = shownFields(design);
    // All tags are of one length, and so all codes of one version.
    const version = design.qr ? codeVersion(labelAddress(publicUrl, anyTag)) : 0;
    const sizes = { codeSize: version ? codeSize(version) : 0, textSize: design.text };
    const arts = pets.map((pet) => {
      const price = priceOf(settings, pet.id);
      const words = {
        ...wordsOf(wordsFor(pet.an_type, labels)),
        words: design.words,
        price: price === null ? '' : formatMoney(price, currency, locale()),
      };
      const lines = labelLines(pet, shown, design.short_names, words);
      const layout = layoutLabel(sheet, lines, sizes, measure);
      return { pet, layout, address: labelAddress(publicUrl, pet.tag) };
    });
    return { sheet, arts, version };
  }, [pets, settings, publicUrl, labels, currency]);
}

function wordsOf(labels: Texts['labels']): Omit<LabelWords, 'price' | 'words'> {
  return {
    number: labels.number,
    size: lengthText,
    day: formatPlainDay,
    molted: (day) => labels.molted(formatPlainDay(day)),
    country: nameOfCountry,
  };
}

function nameOfCountry(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
