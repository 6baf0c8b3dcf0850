import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { SEASON_DAYS, type Finding } from '#src/domain/statistics/findings.ts';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Link } from 'wouter';
import { formatPercent } from './format-percent.ts';

/**
 * What is different from a year before: a sentence, the numbers it comes from, and a way to the animals. Nothing where
 * nothing could be compared.
 */
export function Findings({ year }: { year: CollectionStatistics }) {
  const { statistics } = useTexts();
  if (year.findings.length === 0 && year.compared === 0) return null;
  return (
    <Box
      title={statistics.different}
      end={<span className="small muted">{statistics.differentSub}</span>}
    >
      {year.findings.length === 0 ? (
        <p className="muted">{statistics.nothingDifferent}</p>
      ) : (
        <ul className="findings">
          {year.findings.map((finding) => {
            const { sentence, numbers, href, link } = saidOf(finding, statistics);
            return (
              <li key={finding.code}>
                <strong>{sentence}</strong>
                <span>{numbers}</span>
                <Link href={href}>{link}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}

function saidOf(finding: Finding, words: Texts['statistics']) {
  switch (finding.code) {
    case 'refusals': {
      const [now, before] = [formatPercent(finding.now), formatPercent(finding.before)];
      const { place } = finding;
      const say = finding.now > finding.before ? words.moreRefusals : words.fewerRefusals;
      return {
        sentence: say(now, before),
        numbers: place ? words.atPlace(place.path, formatPercent(place.share)) : words.noPlace,
        href: paths.pets({ refused: 'true' }),
        link: words.whoRefuses,
      };
    }
    case 'gaps': {
      const say = finding.now < finding.before ? words.shorterGaps : words.longerGaps;
      return {
        sentence: say(formatCount(finding.now), formatCount(finding.before)),
        numbers: words.gapsFrom(finding.gaps, finding.animals),
        href: paths.pets({ size_max: '3' }),
        link: words.smallOnes,
      };
    }
    case 'silent':
      return {
        sentence: words.silent(finding.ids.length, formatDay(finding.since)),
        numbers: words.silentText,
        href: paths.pets({ not_seen: String(SEASON_DAYS) }),
        link: words.lookAfter,
      };
  }
}
