import { LogoMark, LogoWord } from '#web/ui/logo.tsx';

/** What the build draws into index.html: the header as it is before its code has come, at its place. */
export function FirstFrame() {
  return (
    <header className="top first-frame">
      <div className="top-in">
        <span className="brand">
          <LogoMark />
          <LogoWord />
        </span>
      </div>
    </header>
  );
}
