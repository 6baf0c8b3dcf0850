const tenMinutes = 600_000;

/** Installs a package of Debian's, where that can be done. Answers what was printed when it failed, else nothing. */
export async function installFromDebian(name: string): Promise<string> {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return '';
  const update = await attempt('apt-get', 'update', '-qq');
  return update + (await attempt('apt-get', 'install', '-yqq', '--no-install-recommends', name));
}

/** Runs a command to its end. Answers what it printed when it failed, else nothing. */
export async function attempt(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: tenMinutes,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const output = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const shown = output.join('').trim().split('\n').slice(-5).join('\n');
  return (await child.exited) === 0 ? '' : `$ ${command.join(' ')}\n${shown}\n`;
}
