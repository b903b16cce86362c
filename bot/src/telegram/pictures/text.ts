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
  setFont(context, text, style);
  context.textAlign = align;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** The width of a text in pixels. */
export function widthOf(context: SKRSContext2D, text: string, style: Omit<TextStyle, 'colour'>): number {
  setFont(context, text, style);
  return context.measureText(text).width;
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
