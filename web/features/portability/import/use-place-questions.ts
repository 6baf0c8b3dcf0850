import { useMemo } from 'react';
import { likePlace } from '#src/domain/places/like-place.ts';
import { meantPath } from '#src/domain/places/meant-path.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import { usePlaces } from '#web/features/animals/places/use-places.ts';

/** What a keeper says of typed places: the path of the one that is meant, '' for a new one. */
export type PlaceAnswers = Readonly<Record<string, string>>;

/** The places that typed paths mean, and what has to be asked of them. */
export function usePlaceQuestions(typed: readonly string[], answers: PlaceAnswers) {
  const rows = usePlaces({ quiet: true }).data?.rows ?? none;
  const key = JSON.stringify([...new Set(typed)]);
  const read = useMemo(() => {
    const texts = JSON.parse(key) as string[];
    return new Map(
      texts.map((text) => [text, { like: likePlace(rows, text), meant: meantPath(rows, text) }]),
    );
  }, [rows, key]);
  const likes = new Map(
    [...read.values()].flatMap(({ like }) => (like ? [[like.said, like]] : [])),
  );
  const asked = [...likes.values()].map(({ said, path }) => ({
    said,
    path,
    answer: answers[said] ?? null,
  }));
  return {
    asked,
    open: asked.filter(({ answer }) => answer === null).length,
    placeOf(text: string): string {
      const { like = null, meant = text } = read.get(text) ?? {};
      const path = like && answers[like.said];
      return path ? [path, like.rest].filter(Boolean).join(BETWEEN) : meant;
    },
  };
}

export type PlaceQuestions = ReturnType<typeof usePlaceQuestions>['asked'];

const none: readonly never[] = [];
