/** The colours of a chart, read from the tokens of the current theme. */
export interface ChartColours {
  readonly line: string;
  readonly fill: string;
  readonly clear: string;
  readonly text: string;
  readonly grid: string;
  readonly gain: string;
  readonly loss: string;
  /** Bars of volume behind candles. */
  readonly volume: string;
}

/** Adds an opacity from 00 to ff to a #rrggbb colour; returns any other form unchanged. */
function withOpacity(colour: string, opacity: string): string {
  return /^#[\da-f]{6}$/iu.test(colour) ? colour + opacity : colour;
}

/** The current values of the tokens: a canvas can't read CSS variables. */
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
    gain: token('gain'),
    loss: token('loss'),
    volume: withOpacity(token('hint'), '40'),
  };
}

/** Calls the listener whenever the theme's tokens may have changed; returns the function that stops it. */
export function whenColoursChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
}
