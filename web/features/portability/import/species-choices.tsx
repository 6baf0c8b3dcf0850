import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { shortList } from './short-list.ts';
import { SpeciesChoice } from './species-choice.tsx';
import type { PetImport } from './use-pet-import.ts';

/** Names that are not in the list, each once, with suggestions. */
export function SpeciesChoices({ unknown, choose, leaveOut }: PetImport) {
  const { petImport } = useTexts();
  if (unknown.length === 0) return null;
  const open = unknown.filter((one) => !one.chosen);
  const takeable = open.filter((one) => one.near[0]);
  return (
    <Box
      title={petImport.species(open.length)}
      end={
        takeable.length > 1 && (
          <Button
            variant="quiet"
            icon="check"
            onClick={() => takeable.forEach(({ name, near }) => choose(name, near[0] ?? null))}
          >
            {petImport.takeFirst}
          </Button>
        )
      }
    >
      <p className="muted">
        {open.length > 0 && petImport.speciesText}{' '}
        <Link href={paths.speciesRequest()}>{petImport.askForSpecies}</Link>
      </p>
      <Rows label={petImport.species(open.length)}>
        {unknown.map((one) => (
          <li key={one.name}>
            <div className="main stack close">
              <div>
                <strong>{one.name}</strong>{' '}
                <span className="secondary">{petImport.inRows(shortList(one.rows))}</span>
              </div>
              <SpeciesChoice one={one} choose={choose}>
                <Button
                  variant="quiet"
                  icon="x"
                  onClick={() => leaveOut(one.rows.map((row) => row - 1))}
                >
                  {petImport.leaveOutRows(one.rows.length)}
                </Button>
              </SpeciesChoice>
            </div>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
