/** Where an archive runs, and the packages that it takes from npm: Bun, sharp and the library behind it. */
export type Platform = {
  name: string;
  machine: Machine;
  bun: string;
  sharp: string;
  /** The library, where sharp's package does not hold it. */
  vips?: string;
};

export type Machine = 'elf x64' | 'elf arm64' | 'mach-o x64' | 'mach-o arm64' | 'pe x64';

export const platforms: readonly Platform[] = [
  {
    name: 'linux-x64',
    machine: 'elf x64',
    bun: '@oven/bun-linux-x64',
    sharp: '@img/sharp-linux-x64',
    vips: '@img/sharp-libvips-linux-x64',
  },
  {
    name: 'linux-arm64',
    machine: 'elf arm64',
    bun: '@oven/bun-linux-aarch64',
    sharp: '@img/sharp-linux-arm64',
    vips: '@img/sharp-libvips-linux-arm64',
  },
  {
    name: 'macos-arm64',
    machine: 'mach-o arm64',
    bun: '@oven/bun-darwin-aarch64',
    sharp: '@img/sharp-darwin-arm64',
    vips: '@img/sharp-libvips-darwin-arm64',
  },
  {
    name: 'macos-x64',
    machine: 'mach-o x64',
    bun: '@oven/bun-darwin-x64',
    sharp: '@img/sharp-darwin-x64',
    vips: '@img/sharp-libvips-darwin-x64',
  },
  {
    name: 'windows-x64',
    machine: 'pe x64',
    bun: '@oven/bun-windows-x64',
    sharp: '@img/sharp-win32-x64',
  },
];

export const isWindows = ({ machine }: Platform) => machine.startsWith('pe');

/** The Bun that start.mjs runs, and the sums of its packages: the lock file has those of everything else. */
export const bunVersion = '1.4.4';
export const bunSums: Readonly<Record<string, string>> = {
  '@oven/bun-linux-x64':
    'sha512-CHbbkmHVM28T1GFq+6GL4Ao4ujwwYwj1CxFFwEFzLanPfNsId9AhbIP0Q4reWuWBkGimUkoQygrK7Rgjtj3vog==',
  '@oven/bun-linux-aarch64':
    'sha512-ZTVtpf9zmHSBVPX1sBwe5agGb/rN34yPGg/Hby8e2Ax2uCUA2URZKlZH7qLntK7qaFJCMXh9v0GWNYN2zINz1w==',
  '@oven/bun-darwin-aarch64':
    'sha512-zW/hxwc8sJAILGwB5eTC4i48ouGXf0V4lrxmEOk3JIE6JkYVW1TZh1E2pIempqsezgW1sckTIIDudFON8bJ2Mw==',
  '@oven/bun-darwin-x64':
    'sha512-oKGcxLsvh4oHjAo28nPm8c/xN0o/OmGyj1IHYc94vprkWsW2hNg2keEZt5f40cI5Hvu4jDlSRTR0UNpv1UIAxw==',
  '@oven/bun-windows-x64':
    'sha512-a3LNctBVO8PjePsFZfwDleF2JXYf2BfQ1u/PLRnBDLnC2Riml+4+LgJpKj4xRGhB92KweGyQI5PXaTkP9qypMQ==',
};
