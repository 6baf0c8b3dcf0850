import { useLayoutEffect } from 'react';

/**
 * Sets the size of the paper, without margins, as long as this page is mounted. The content policy allows rules made by
 * script, but no <style>.
 */
export function usePageSize({ width, height }: { width: number; height: number }): void {
  useLayoutEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, [width, height]);
}
