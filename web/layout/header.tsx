import { Link, useLocation } from 'wouter';
import { useMayRegister } from '#web/lib/may-register.ts';
import { paths } from '#web/paths.ts';
import { palette } from '#web/state/palette.ts';
import { hadKeeper, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { AfterPaint } from '#web/ui/after-paint.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LogoMark, LogoWord } from '#web/ui/logo.tsx';
import { useReturnTo } from './use-return-to.ts';
import { LightButton } from './light-button.tsx';
import { currentOf, headerItems } from './nav-items.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Progress } from '#web/ui/progress.tsx';

/** Where the bar at the bottom is the navigation, and this one is out of sight. */
const narrow = window.matchMedia('(max-width: 59.99rem)');

export function Header() {
  const { layout } = useTexts();
  const session = useSession();
  return (
    <header className="top has-progress">
      <div className="top-in">
        <Link className="brand" href={paths.home()} aria-label={layout.home}>
          <LogoMark />
          <LogoWord />
        </Link>
        {narrow.matches ? (
          <AfterPaint>
            <MainNav />
          </AfterPaint>
        ) : (
          <MainNav />
        )}
        <div className="top-end">
          {session && <FindButton />}
          <LightButton />
          {session ? <ProfileButton name={session.user.uname} /> : <DoorButtons />}
        </div>
      </div>
      <LoadBar />
    </header>
  );
}

function MainNav() {
  const { layout } = useTexts();
  const [path] = useLocation();
  const items = headerItems(useSession(), layout);
  const current = currentOf(items, path);
  return (
    <nav className="nav" aria-label={layout.mainNav}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item === current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the palette, which is loaded with the rest of a keeper's page: until then it waits. */
function FindButton() {
  const { layout } = useTexts();
  return (
    <Button
      variant="quiet"
      className="jump"
      icon="search"
      aria-haspopup="dialog"
      onClick={() => (palette.value = 'find')}
    >
      <span>{layout.find}</span>
      <kbd aria-hidden>{layout.findKeys}</kbd>
    </Button>
  );
}

function ProfileButton({ name }: { name: string }) {
  const { layout } = useTexts();
  const [path] = useLocation();
  return (
    <ButtonLink
      variant="quiet"
      icon="user"
      href={paths.settings()}
      aria-current={path === paths.settings() ? 'page' : undefined}
    >
      <span className="cut">{name || layout.profile}</span>
    </ButtonLink>
  );
}

function DoorButtons() {
  const { layout } = useTexts();
  const [path] = useLocation();
  const here = useReturnTo();
  const isBack = hadKeeper();
  const mayRegister = useMayRegister();
  return (
    <>
      <ButtonLink
        variant={isBack ? 'plain' : 'quiet'}
        href={paths.login(here)}
        aria-current={path === paths.login() ? 'page' : undefined}
      >
        {layout.login}
      </ButtonLink>
      {mayRegister !== false && (
        <ButtonLink
          className={mayRegister ? undefined : 'unknown'}
          variant={isBack ? 'quiet' : 'plain'}
          href={paths.register(here)}
          aria-current={path === paths.register() ? 'page' : undefined}
        >
          {layout.signUp}
        </ButtonLink>
      )}
    </>
  );
}

/** The bar under the header while something is loading. */
function LoadBar() {
  return useIsFetching() > 0 ? <LateProgress /> : null;
}

/** Below this many milliseconds a bar would only flicker. */
const unnoticed = 150;

function LateProgress() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Progress /> : null;
}
