import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontsOf } from './fonts.ts';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: 400 | 500 | 600 | 700;
  readonly colour: string;
}

/** Writes a text on its baseline, starting or ending at `x`. */
export function drawText(
  context: SKRSContext2D,
  text: string,
  {
    x,
    y,
    align = 'left',
    colour,
    ...style
  }: TextStyle & { x: number; y: number; align?: 'left' | 'center' | 'right' },
): void {
  context.fillStyle = colour;
  const runs = runsOf(text, style);
  if (runs.length === 1) {
    setFont(context, text, style);
    context.textAlign = align;
    context.fillText(text, x, y);
    return;
  }
  context.textAlign = 'left';
  const width = widthOf(context, text, style);
  let at = { left: x, center: x - width / 2, right: x - width }[align];
  for (const run of runs) {
    setFont(context, run.text, run.style);
    context.fillText(run.text, at, y + run.drop);
    at += context.measureText(run.text).width;
  }
}

/** The width of a text in pixels. */
export function widthOf(context: SKRSContext2D, text: string, style: Omit<TextStyle, 'colour'>): number {
  return runsOf(text, style).reduce((width, run) => {
    setFont(context, run.text, run.style);
    return width + context.measureText(run.text).width;
  }, 0);
}

/** The parts of a text by size: the fonts lack small digits, which are drawn as low ones of two thirds. */
function runsOf(text: string, style: Omit<TextStyle, 'colour'>) {
  const parts = text.split(/([\u2080-\u2089]+)/u).filter((part) => part !== '');
  if (parts.length < 2) return [{ text, style, drop: 0 }];
  return parts.map((part) => {
    const digits = part.replace(/[\u2080-\u2089]/gu, (digit) => String(digit.charCodeAt(0) - 0x2080));
    if (digits === part) return { text: part, style, drop: 0 };
    return {
      text: digits,
      style: { ...style, size: Math.round(style.size * 0.65) },
      drop: style.size * 0.12,
    };
  });
}

/** The text in the largest size up to its own that fits the width, in pixels; below half of it the end is cut. */
export function fitted<Style extends Omit<TextStyle, 'colour'>>(
  context: SKRSContext2D,
  text: string,
  { style, room }: { style: Style; room: number },
): { text: string; style: Style } {
  const width = widthOf(context, text, style);
  if (width <= room) return { text, style };
  const smaller = { ...style, size: Math.max(style.size / 2, Math.floor((style.size * room) / width)) };
  const characters = [...text];
  let shown = text;
  while (characters.length > 0 && widthOf(context, shown, smaller) > room) {
    characters.pop();
    shown = `${characters.join('')}…`;
  }
  return { text: shown, style: smaller };
}

/** A text without invisible characters: controls, direction marks, unassigned characters. */
export const visible = (text: string): string => text.replace(/\p{C}/gu, '');

function setFont(context: SKRSContext2D, text: string, { size, weight }: Omit<TextStyle, 'colour'>): void {
  context.font = `${weight} ${size}px ${fontsOf(text) || 'sans-serif'}`;
  // Tabular digits, so that numbers below each other align; in a headline they would look loose.
  context.fontVariantNumeric = size > 60 ? 'normal' : 'tabular-nums';
}
