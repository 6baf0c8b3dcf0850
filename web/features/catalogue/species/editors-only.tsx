import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Only avoids useless calls: the server checks the permission at each call. */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { species } = useTexts();
  const session = useSession();
  if (editsSpecies(session)) return children;
  return (
    <Empty
      title={species.mayNot}
      action={
        <ButtonLink variant="primary" href={paths.speciesRequest()}>
          {species.request}
        </ButtonLink>
      }
    >
      {species.mayNotText}
    </Empty>
  );
}
