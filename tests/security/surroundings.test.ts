import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { semver } from 'bun';

// The environment of the program: the image, its settings, the pinned versions.

const image = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ');
const compose = readFileSync('compose.yaml', 'utf8');
const lines = (word: string) =>
  [...image.matchAll(new RegExp(`^\\s*${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest.trim());

describe('the image', () => {
  test('starts the program directly, which gets SIGTERM as process 1, without a shell', () => {
    for (const command of [...lines('ENTRYPOINT'), ...lines('CMD')])
      expect(JSON.parse(command)).toBeArray();
    expect([...lines('ENTRYPOINT'), ...lines('CMD').slice(-1)]).toEqual([
      '["bun", "--no-install"]',
      '["dist/server/main.js"]',
    ]);
  });

  test('is a slim Debian with one version of Bun, without another allocator', () => {
    expect(lines('FROM').map((from) => from.replace(/ AS .*/, ''))).toEqual(
      Array(2).fill('oven/bun:1.4.4-slim'),
    );
    expect(image).toContain('MALLOC_ARENA_MAX=2');
    expect(image).toContain('BUN_JSC_forceRAMSize=167772160');
    expect(image).not.toMatch(/LD_PRELOAD|jemalloc/i);
  });

  test('runs as an ordinary user on a read-only system, within 256 MB', () => {
    expect(lines('USER')).toEqual(['1000:1000']);
    for (const line of ['read_only: true', 'mem_limit: 256m', 'no-new-privileges:true', '- ALL'])
      expect(compose).toContain(line);
    expect(compose).toMatch(/^ +pids_limit: \d+$/m);
    expect(lines('VOLUME')).toEqual(['/data']);
  });
});

test('the image is reached from outside of its container, with the example club, too', () => {
  expect(lines('ENV').join(' ')).toContain(' HOST=0.0.0.0 ');
});

test('started without the image it has few malloc arenas, collects garbage early, and is in production, too', () => {
  const start = readFileSync('start.mjs', 'utf8');
  expect(start).toContain("MALLOC_ARENA_MAX: '2'");
  expect(start).toContain("BUN_JSC_forceRAMSize: '167772160'");
  expect(start).toContain("NODE_ENV: 'production'");
});

test.each([
  ['elysia', '>=1.4.27'],
  ['drizzle-orm', '>=0.45.2'],
  ['sharp', '>=0.35.0'],
])('%s is %s, without the holes of older ones', (name, floor) => {
  const about = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  expect(semver.satisfies(about.version, floor)).toBe(true);
});
