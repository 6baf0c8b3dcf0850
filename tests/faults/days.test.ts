import { afterEach, expect, test } from 'bun:test';
import { join } from 'node:path';
import { cleanUp } from '#src/testing/clean-up.ts';
import { report } from './report.ts';

afterEach(cleanUp);

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Beirut',
];

test('clock jumps and five time zones over each DST change show the same calendar days', async () => {
  const stories = await Promise.all(
    ['UTC', ...zones].map(async (zone) => ({ zone, ...(await tell(zone)) })),
  );
  const [first, ...others] = stories;
  const missing = stories.flatMap(({ wrong }) => wrong);
  for (const { zone, days } of others) {
    const different = days.findIndex((line, index) => line !== first?.days[index]);
    if (different >= 0)
      missing.push(`${zone}: ${days[different]} instead of ${first?.days[different]}`);
  }
  const count = first?.days.length ?? 0;
  expect(count).toBeGreaterThan(400);
  expect(first?.days.every((line) => line.includes('"status":200'))).toBe(true);
  report(
    'clock jumps and time zones over DST',
    others.length * count,
    missing,
    `${zones.join(', ')}`,
  );
});

async function tell(zone: string): Promise<{ wrong: string[]; days: string[] }> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'days-story.ts')], {
    env: { PATH: process.env['PATH'] ?? '', TZ: zone },
    stdout: 'pipe',
    stderr: 'inherit',
  });
  return JSON.parse(await new Response(child.stdout).text()) as { wrong: string[]; days: string[] };
}
