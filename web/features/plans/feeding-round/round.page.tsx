import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { takeFocus } from '#web/layout/page-focus.ts';
import { useTexts } from '#web/texts/texts.ts';
import { paths } from '#web/paths.ts';
import { useRound } from '#web/state/round.ts';
import { OneByOne } from './one-by-one.tsx';
import { isFinished } from './round-steps.ts';
import { Summary } from './summary.tsx';
import { Checklist } from './checklist.tsx';

/** The round, full screen. Its state is stored on this device, so it survives a reload. */
export function RoundPage() {
  const { common, feeding } = useTexts();
  const round = useRound();
  useEffect(() => {
    document.title = common.title(feeding.title);
  }, [common, feeding]);
  useEffect(() => takeFocus(document.getElementById('main')), []);
  if (!round) return <Redirect to={paths.feeding()} replace />;
  if (isFinished(round)) return <Summary round={round} />;
  return round.way === 'list' ? <Checklist round={round} /> : <OneByOne round={round} />;
}
