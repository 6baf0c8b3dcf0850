import type { Spoken } from '#src/domain/accounts/languages.ts';

const texts = {
  en: {
    title: 'Email of the day',
    ask: 'This stops the email of the day. Hour and zone are kept, in case it is switched on again.',
    stop: 'Stop the email',
    stopped: 'The email of the day is stopped.',
    change: 'Change it in the settings',
  },
  de: {
    title: 'E-Mail des Tages',
    ask: 'Das stellt die E-Mail des Tages ab. Stunde und Zone bleiben, falls sie wieder angestellt wird.',
    stop: 'E-Mail abstellen',
    stopped: 'Die E-Mail des Tages ist abgestellt.',
    change: 'In den Einstellungen ändern',
  },
} satisfies Record<Spoken, Record<string, string>>;

const style =
  'body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;max-width:36em;color-scheme:light dark}' +
  'button{font:inherit;padding:12px 16px;min-height:44px}a{display:inline-block;padding:12px 0}';

/** The page behind the link in a mail of the day. Nothing in it comes from a person. */
export function stopPage(language: Spoken, isDone: boolean, publicUrl: string): string {
  const said = texts[language];
  const body = isDone
    ? `<p role="status">${said.stopped}</p>`
    : `<p>${said.ask}</p><form method="post"><button>${said.stop}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.title} – Exuvia</title>
<style>${style}</style>
</head>
<body><main><h1>${said.title}</h1>${body}<p><a href="${publicUrl}/profile/settings#come">${said.change}</a></p></main></body>
</html>
`;
}
