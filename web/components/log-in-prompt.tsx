import type { ReactNode } from 'react';
import { useHere } from '#web/lib/here.ts';
import { useMayRegister } from '#web/lib/may-register.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** What a list shows to a visitor: links to log in, which return to this address. `children`: what else it is. */
export function LogInPrompt({ children }: { children?: ReactNode }) {
  const { layout } = useTexts();
  const here = useHere();
  const mayRegister = useMayRegister();
  return (
    <Empty
      title={layout.loginPrompt}
      level={1}
      action={
        <>
          <ButtonLink variant="primary" href={paths.login(here)}>
            {layout.login}
          </ButtonLink>
          {mayRegister && <ButtonLink href={paths.register(here)}>{layout.signUp}</ButtonLink>}
        </>
      }
    >
      {children}
    </Empty>
  );
}
