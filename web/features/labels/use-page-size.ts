import { useLayoutEffect } from 'react';

/**
 * Tells the browser how large the paper is, for as long as this page stands, and that it has no margins.
 * Rules made by script are what the content policy allows instead of a <style>.
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
