import type { Page } from 'playwright-core';

/** How far the page overflows its own width, in pixels: a phone would zoom out to show all of it. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Names of animals may be cut off with an ellipsis; the product's own texts may not. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, .button, h1, h2, h3, label, legend, .tabbar a, .segmented span, .tag, dt, th',
    )) {
      // Texts for screen readers are placed beside what is visible.
      const { overflow, display, clipPath } = getComputedStyle(one);
      const hidden = one.querySelector('.visually-hidden') ?? one.closest('.visually-hidden');
      if (hidden || clipPath !== 'none' || display === 'inline' || overflow === 'auto') continue;
      if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.innerText.trim()} ${one.scrollWidth} > ${one.clientWidth}`);
      }
    }
    return found;
  });
}

/** Labels that overlap or leave their place, and texts that overlap their values. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // Lines beyond a clamp have a place, but nobody sees them.
    const visiblePart = (range: Range) => {
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const parent = range.startContainer.parentElement!;
      if (getComputedStyle(parent).overflowY !== 'hidden') return { left, right, top, bottom };
      const clip = parent.getBoundingClientRect();
      return { left, right, top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) };
    };
    const labels =
      '.tabbar > *, .ways > *, .segmented label, .record-bar .button, .start-deck .button, .top-end > *';
    const words = [...document.querySelectorAll(labels)].flatMap((element) => {
      const badge = element.querySelector('.badge');
      // Texts for screen readers, some of them at some widths only.
      const isHidden = ({ parentElement: parent }: Node) =>
        parent !== null && getComputedStyle(parent).clipPath !== 'none';
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        if (badge?.contains(walker.currentNode) || isHidden(walker.currentNode)) continue;
        range.selectNodeContents(walker.currentNode);
        if (range.getClientRects().length === 0) continue;
        return [{ element, text: range.toString(), box: visiblePart(range) }];
      }
      return [];
    });
    for (const [at, one] of words.entries()) {
      const place = one.element.getBoundingClientRect();
      if (one.box.left < place.left - 1 || one.box.right > place.right + 1)
        faults.push(`${one.text} leaves its place`);
      for (const other of words.slice(at + 1)) {
        if (one.element.parentElement !== other.element.parentElement) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 0 && high > 1) faults.push(`${one.text} lies on ${other.text}`);
      }
    }
    const facts = [...document.querySelectorAll('.facts dt')].filter((term) => {
      const value = term.nextElementSibling?.getBoundingClientRect();
      const { right, bottom } = term.getBoundingClientRect();
      return value && value.left < right && value.top < bottom - 1;
    });
    return [...faults, ...facts.map((term) => `${term.textContent} lies on its value`)];
  });
}
