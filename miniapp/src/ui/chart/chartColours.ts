/** The colours of a chart, read from the tokens of the present theme. */
export interface ChartColours {
  readonly line: string;
  readonly fill: string;
  readonly clear: string;
  readonly text: string;
  readonly grid: string;
}

/** A colour of the form #rrggbb with an opacity from 00 to ff; any other form stays as it is. */
function withOpacity(colour: string, opacity: string): string {
  return /^#[\da-f]{6}$/iu.test(colour) ? colour + opacity : colour;
}

/** What the style sheets' tokens are now; a canvas can't read them itself. */
export function presentColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const accent = token('accent');
  return {
    line: accent,
    fill: withOpacity(accent, '40'),
    clear: withOpacity(accent, '00'),
    text: token('hint'),
    grid: token('line'),
  };
}

/** Calls a function whenever the theme's tokens may have changed; ends with the returned function. */
export function whenColoursChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
}
