import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How animals come in: typed, out of a pasted list, out of a file. */
export function WaysToAdd({ here }: { here: 'byHand' | 'paste' | 'file' }) {
  const { addForm } = useTexts().pets;
  const ways = [
    ['byHand', paths.petAdd()],
    ['paste', paths.paste()],
    ['file', paths.petImport()],
  ] as const;
  return (
    <nav className="ways" aria-label={addForm.ways}>
      {ways.map(([way, href]) => (
        <Link key={way} href={href} aria-current={way === here ? 'page' : undefined}>
          {addForm[way]}
        </Link>
      ))}
    </nav>
  );
}
