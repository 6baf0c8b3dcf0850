import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '#src/testing/clean-up.ts';
import { chrootOf, run, type Ground } from './bare.ts';

const registry = '/proc/sys/fs/binfmt_misc';
const name = 'exuvia-test-arm64';
/** An ELF of 64 bits for arm64, and which bits of its first twenty bytes count. */
const magic = String.raw`\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00`;
const mask = String.raw`\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff`;

/**
 * A Raspberry Pi as qemu plays it: a bare file system of arm64 from ARM64_SYSROOT (CONTRIBUTING.md says where from), in
 * which the kernel starts each program by the emulator (root, qemu-user-static). `root` gets both.
 */
export function foreignGround(root: string): Ground | null {
  const qemu = Bun.which('qemu-aarch64-static');
  const sysroot = process.env['ARM64_SYSROOT'] ?? '';
  if (!qemu || !existsSync(join(sysroot, 'bin/sh')) || process.getuid?.() !== 0) {
    console.log(
      'release: linux-arm64: NOT TRIED HERE: needs root, qemu-user-static and ARM64_SYSROOT',
    );
    return null;
  }
  cpSync(sysroot, root, { recursive: true, verbatimSymlinks: true });
  if (!existsSync(`${registry}/register`)) run(['mount', '-t', 'binfmt_misc', 'none', registry]);
  if (!existsSync(`${registry}/${name}`)) {
    writeFileSync(`${registry}/register`, `:${name}:M::${magic}:${mask}:${qemu}:F`);
    atEnd(() => writeFileSync(`${registry}/${name}`, '-1'));
  }
  return chrootOf(root, 'qemu-user');
}
