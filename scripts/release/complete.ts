import type { Entry } from './packages.ts';
import { isWindows, type Machine, type Platform } from './platforms.ts';

/** What an archive lacks, or holds of another machine; empty where it is complete. */
export function faultsIn(entries: readonly Entry[], platform: Platform, version: string): string[] {
  const program = `exuvia/program/${version}`;
  const windows = isWindows(platform);
  const bun = `${program}/bin/bun${windows ? '.exe' : ''}`;
  const starts = windows ? 'exuvia/exuvia.cmd' : 'exuvia/exuvia';
  const wanted = [
    ...[starts, bun, 'exuvia/README.md', 'exuvia/LICENSE'],
    ...['main', 'cli', 'child'].map((name) => `${program}/dist/server/${name}.js`),
    ...['sharp', '@simplewebauthn/server', 'detect-libc', 'semver'].map(
      (name) => `${program}/dist/server/node_modules/${name}/package.json`,
    ),
    ...['web/index.html', 'web/public/sw.js', 'docs/swagger-ui-bundle.js'].map(
      (name) => `${program}/dist/${name}`,
    ),
    ...[`${program}/drizzle/meta/_journal.json`],
  ];
  const paths = new Set(entries.map(({ path }) => path));
  const missing = wanted.filter((path) => !paths.has(path)).map((path) => `${path} is missing`);
  const native = entries.filter(({ path }) => /\.(node|dll|dylib|so(\.[\d.]+)?)$/.test(path));
  const libraries = [/sharp-[\w.-]+\.node$/, /libvips-(cpp[\w.-]*\.(so|dylib)|cpp|42).*$/];
  const lacking = libraries
    .filter((name) => !native.some(({ path }) => name.test(path)))
    .map((name) => `no file is ${name}`);
  const foreign = [...native, ...entries.filter(({ path }) => path === bun)]
    .filter(({ bytes }) => machineOf(bytes) !== platform.machine)
    .map(({ path, bytes }) => `${path} is for ${machineOf(bytes) ?? 'no known machine'}`);
  const idle = entries
    .filter(({ path, isProgram }) => (path === bun || path === starts) && !isProgram)
    .map(({ path }) => `${path} can not be run`);
  return [...missing, ...lacking, ...foreign, ...idle];
}

/** The machine that a program or library is for, by its first bytes. */
export function machineOf(bytes: Uint8Array): Machine | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 64) return null;
  if (view.getUint32(0) === 0x7f454c46)
    return ({ 0x3e: 'elf x64', 0xb7: 'elf arm64' } as const)[view.getUint16(18, true)] ?? null;
  if (view.getUint32(0) === 0xcffaedfe)
    return (
      ({ 0x01000007: 'mach-o x64', 0x0100000c: 'mach-o arm64' } as const)[
        view.getUint32(4, true)
      ] ?? null
    );
  if (view.getUint16(0) !== 0x4d5a) return null;
  const header = view.getUint32(0x3c, true);
  const isX64 = header + 6 <= bytes.length && view.getUint16(header + 4, true) === 0x8664;
  return isX64 && view.getUint32(header) === 0x50450000 ? 'pe x64' : null;
}
