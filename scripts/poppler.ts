// What the tests read printed pages with (poppler's pdftoppm, pdftotext, pdfinfo). Needed by nobody who only runs
// Exuvia.

const tools = ['pdftoppm', 'pdftotext', 'pdfinfo'];
const tenMinutes = 600_000;

export const hasPoppler = () => tools.every((name) => Bun.which(name));

/**
 * Finds poppler's tools or fetches them: Debian's package (as root).
 * @throws with what a person can do when they can't be had.
 */
export async function getPoppler(): Promise<void> {
  if (hasPoppler()) return;
  let tried = '';
  if (process.getuid?.() === 0 && Bun.which('apt-get')) {
    tried =
      (await attempt('apt-get', 'update', '-qq')) +
      (await attempt('apt-get', 'install', '-yqq', '--no-install-recommends', 'poppler-utils'));
  }
  if (hasPoppler()) return;
  throw new Error(
    [
      `The tests of printed labels need ${tools.join(', ')}, and they could not be fetched.`,
      'Install poppler (Debian: poppler-utils, macOS: brew install poppler).',
      tried,
    ].join('\n'),
  );
}

/** Runs a command to its end; answers what it printed when it failed, else nothing. */
async function attempt(...command: string[]): Promise<string> {
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
