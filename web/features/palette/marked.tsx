import { Fragment } from 'react';
import { findParts, type Part } from '#src/domain/text/find-parts.ts';
import type { SearchWord } from '#src/domain/text/search-words.ts';
import { speciesNameParts } from '#src/domain/text/species-name.ts';
import type { Said } from './entries.ts';

type Props = { said: Said; words: readonly SearchWord[] };

/** A text with what was found in it underlined. */
export function Marked({ said, words }: Props) {
  const { text, sci = false, parts = findParts(text, words) } = said;
  if (!sci) return <Parts text={text} parts={parts} />;
  return piecesOf(text).map(({ from, piece, taxon }) => {
    const inside = <Parts text={piece} parts={within(parts, from, from + piece.length)} />;
    return taxon ? (
      <i key={from} className="sci" lang="la">
        {inside}
      </i>
    ) : (
      <Fragment key={from}>{inside}</Fragment>
    );
  });
}

/** The pieces of a scientific name, and where each begins. */
function piecesOf(name: string) {
  let at = 0;
  return speciesNameParts(name).map(({ text: piece, taxon }) => {
    const from = name.indexOf(piece, at);
    at = from + piece.length;
    return { from, piece, taxon };
  });
}

function Parts({ text, parts }: { text: string; parts: readonly Part[] }) {
  const ends = [0, ...parts.flat(), text.length];
  return ends.slice(1).map((to, at) => {
    const piece = text.slice(ends[at], to);
    // Every second piece is one that was found.
    return at % 2 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>;
  });
}

/** The parts as they stand in a piece of the text. */
const within = (parts: readonly Part[], from: number, to: number): Part[] =>
  parts.flatMap(([a, b]) =>
    a < to && b > from ? [[Math.max(a, from) - from, Math.min(b, to) - from] as const] : [],
  );
