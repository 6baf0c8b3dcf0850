import { onTestFinished } from 'bun:test';

/** A browser of those languages whose clock is in that zone, until the test is over. */
export function pretendPlace(languages: string[], timeZone: string): void {
  const usual = Object.getOwnPropertyDescriptor(navigator, 'languages');
  const told = Intl.DateTimeFormat.prototype.resolvedOptions;
  onTestFinished(() => {
    if (usual) Object.defineProperty(navigator, 'languages', usual);
    else Reflect.deleteProperty(navigator, 'languages');
    Intl.DateTimeFormat.prototype.resolvedOptions = told;
  });
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...told.call(this), timeZone };
  };
}
