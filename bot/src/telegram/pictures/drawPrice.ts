import type { SKRSContext2D } from '@napi-rs/canvas';
import { estimateText, grouped, signed } from '../cards.ts';
import type { Texts } from '../texts/texts.ts';
import { spanText } from './axes.ts';
import { changeColour, faded, margin, palette, size } from './look.ts';
import type { PictureFigures } from './pictureFigures.ts';
import { drawArrow, drawPill } from './shapes.ts';
import { drawText, type TextStyle, widthOf } from './text.ts';

const right = size.width - margin;
const baseline = 260;
const gap = 20;
/** The minimum share of the price's font size; before going below it, the text beside the price is dropped. */
const leastShare = 0.7;

/** Draws the price, large, and its change. */
export function drawPrice(context: SKRSContext2D, figures: PictureFigures, texts: Texts): void {
  const room = drawChange(context, figures, texts) - margin - 32;
  const styled = wordsOf(figures, texts).map((text, index) => ({ text, style: styles[index] ?? styles[0] }));
  const widthFor = (parts: typeof styled) =>
    parts.reduce((sum, { text, style }) => sum + gap + widthOf(context, text, style), -gap);
  const shown = styled.filter((_, index) => {
    const isFirst = index === 0;
    return isFirst || widthFor(styled.slice(0, index + 1)) * leastShare <= room;
  });
  const share = Math.min(1, room / widthFor(shown));
  let x: number = margin;
  for (const { text, style } of shown) {
    // Whole pixels: the renderer keeps an instance of the font for each size.
    const smaller = { ...style, size: Math.floor(style.size * share) };
    drawText(context, text, { x, y: baseline, ...smaller });
    x += widthOf(context, text, smaller) + gap * share;
  }
}

const styles: readonly [TextStyle, ...TextStyle[]] = [
  { size: 104, weight: 700, colour: palette.text },
  { size: 46, weight: 600, colour: palette.hint },
  { size: 38, weight: 500, colour: palette.hint },
];

/** The price, its unit, and its value in dollars; dollars alone when nothing else is known. */
function wordsOf({ price, unit, usd }: PictureFigures, texts: Texts): string[] {
  const written = (value: number) => grouped(estimateText(value), texts);
  const dollars = usd === null ? [] : [`≈ $${written(usd)}`];
  if (price !== null) return [written(price), unit, ...dollars];
  return dollars.length > 0 ? dollars : [texts.inline.noPrice];
}

/** Draws the change with its period, and returns its left edge. */
function drawChange(context: SKRSContext2D, { change, points }: PictureFigures, texts: Texts): number {
  if (change === null) return right;
  const colour = changeColour(change);
  const isFlat = colour === palette.accent;
  const text = texts.percent(isFlat ? '0.00' : signed(change).replace('-', '\u2212'));
  const style = { size: 40, weight: 600, colour: isFlat ? palette.hint : colour } as const;
  const width = widthOf(context, text, style) + (isFlat ? 44 : 80);
  const [x, y] = [right - width, baseline - 77];
  drawPill(context, { x, y, width, height: 64, colour: isFlat ? palette.pill : faded(colour, 0.16) });
  drawText(context, text, { x: right - 22, y: y + 46, align: 'right', ...style });
  if (!isFlat) drawArrow(context, { x: x + 22, y: y + 22, isUp: change > 0, colour });
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const period = { size: 28, weight: 500, colour: palette.hint, align: 'right' } as const;
  drawText(context, spanText(span, texts.locale), { x: right, y: baseline + 24, ...period });
  return x;
}
