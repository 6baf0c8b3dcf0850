/** How the program was called: by the command of an archive, by `npm run` of the same name, or from the source. */
export const calledAs = (name?: string): string => {
  const { EXUVIA_COMMAND: archive, npm_lifecycle_event: script } = process.env;
  return archive ?? (name !== undefined && script === name ? 'npm run' : 'bun src/cli.ts');
};

/** What an archive's own command does beside those of src/cli.ts. */
const ofArchives = [
  '(nothing)  start Exuvia',
  'demo  show an example club in the folder `demo`, which may be deleted',
];

/** The commands in a column, and what each is for; in a usage two spaces or more part the two. */
export function usageText(usages: readonly string[]): string {
  const all = process.env['EXUVIA_COMMAND'] ? [...ofArchives, ...usages] : usages;
  const rows = all.map((usage) => usage.split(/ {2,}(.*)/));
  const width = Math.max(...rows.map(([command = '']) => command.length)) + 2;
  const lines = rows.map(([command = '', about = '']) => `  ${command.padEnd(width)}${about}`);
  return `Usage: ${calledAs()} COMMAND\n${lines.join('\n')}`;
}
