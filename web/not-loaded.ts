// Part of web/theme.ts, which runs even when the application does not: no imports.

const words = {
  en: ['Exuvia could not be loaded. The network or the server may be away.', 'Try again'],
  de: ['Exuvia konnte nicht geladen werden. Netz oder Server sind vielleicht weg.', 'Noch einmal'],
} as const;

/** Shows a message where the page would stay empty because its code did not load. */
export function watchLoading(): void {
  window.addEventListener('error', (event) => void (isProgram(event.target) && say()), {
    capture: true,
  });
}

const isProgram = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.type === 'module';

function say(): void {
  const [sentence, again] = words[document.documentElement.lang === 'de' ? 'de' : 'en'];
  const text = document.createElement('p');
  text.textContent = sentence;
  const link = document.createElement('a');
  link.href = '';
  link.textContent = again;
  const main = document.createElement('main');
  main.className = 'page';
  main.append(text, link);
  document.getElementById('root')?.replaceChildren(main);
}
