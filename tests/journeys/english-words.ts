import type { Page } from 'playwright-core';

// Words that are English and not German: one of them on a German page is a missing translation. What came from the
// server, names and notes of the keepers, may be of any language and is left out.

const english =
  /\b(the|and|of|to|is|are|not|with|your?|for|from|this|that|it|by|must|has|add|edit|delete|pets?|fed|feedings?|molts?|save|cancel|close|species|labels?|sales?|purchases?|show|hide|search|new|date|size|count|more|back|next|previous|loading|pages?|pictures?|user|password|(fe)?male|unsexed|days?|weeks?|ago|today|none|yes|other)\b/i;

/** Collects every text in the server's responses from now on. */
export function textsOfAnswers(page: Page): Set<string> {
  const texts = new Set<string>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response.json().then(
      (json) => collect(json, texts),
      () => {}, // a file, or the page was left meanwhile
    );
  });
  return texts;
}

/** The English texts of a page, including those for screen readers only. */
export async function englishOn(page: Page, answers: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const around = parentElement?.closest<HTMLElement>('script, style, noscript, [lang]');
      if (around?.lang === 'de') found.push(textContent ?? '');
    }
    const spoken = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'title',
      'placeholder',
      'alt',
    ];
    for (const one of document.querySelectorAll('*'))
      found.push(...spoken.map((name) => one.getAttribute(name) ?? ''));
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  });
  const known = [...answers].toSorted((a, b) => b.length - a.length);
  return [...new Set(texts)].filter((text) => {
    if (!english.test(text)) return false;
    return english.test(known.reduce((rest, one) => rest.replaceAll(one, ' '), text));
  });
}

function collect(json: unknown, texts: Set<string>): void {
  if (typeof json === 'string' && json.length > 1) {
    const text = json.replace(/\s+/g, ' ').trim();
    texts.add(text);
    if (text.length > 30) texts.add(`${[...text].slice(0, 30).join('')}...`); // as previews show it
  } else if (typeof json === 'object' && json !== null) {
    for (const value of Object.values(json)) collect(value, texts);
  }
}
