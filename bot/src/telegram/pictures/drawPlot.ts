import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Texts } from '../texts/texts.ts';
import { axisNumbers, axisTime, momentsBetween, ticksBetween } from './axes.ts';
import { changeColour, faded, margin, palette, size } from './look.ts';
import type { PictureFigures } from './pictureFigures.ts';
import { type Area, type Scale, scaleOf } from './scale.ts';
import { drawDot } from './shapes.ts';
import { drawText, widthOf } from './text.ts';

const labelStyle = { size: 26, weight: 500, colour: palette.hint } as const;
const [top, bottom] = [316, 552];

/** Draws the price over time with its axes; a single price as a level, and only words without any. */
export function drawPlot(context: SKRSContext2D, figures: PictureFigures, texts: Texts): void {
  const { points } = figures;
  if (points.length < 2) {
    const middle = { x: size.width / 2, y: (top + bottom) / 2, align: 'center' } as const;
    drawText(context, texts.price.noChart, { ...middle, ...labelStyle, size: 32 });
    return;
  }
  const { low, high } = scaleOf(points, { x: 0, y: 0, width: 1, height: 1 });
  const ticks = ticksBetween(low, high, 4);
  const labels = axisNumbers(ticks);
  const gutter = Math.max(...labels.map((label) => widthOf(context, label, labelStyle))) + 28;
  const area = { x: margin, y: top, width: size.width - 2 * margin - gutter, height: bottom - top };
  const scale = scaleOf(points, area);
  for (const [index, tick] of ticks.entries())
    drawLevel(context, { area, y: scale.y(tick), label: labels[index] ?? '' });
  drawMoments(context, { scale, locale: texts.locale });
  drawLine(context, { figures, scale, area });
}

function drawLevel(
  context: SKRSContext2D,
  { area, y, label }: { area: Area; y: number; label: string },
): void {
  context.fillStyle = palette.line;
  context.fillRect(area.x, Math.round(y) - 1, area.width, 2);
  drawText(context, label, { x: size.width - margin, y: y + 9, align: 'right', ...labelStyle });
}

function drawMoments(context: SKRSContext2D, { scale, locale }: { scale: Scale; locale: string }): void {
  for (const at of momentsBetween(scale.from, scale.until)) {
    const text = axisTime(at, locale);
    const half = widthOf(context, text, labelStyle) / 2;
    const x = Math.max(margin + half, scale.x(at));
    drawText(context, text, { x, y: bottom + 40, align: 'center', ...labelStyle });
  }
}

function drawLine(
  context: SKRSContext2D,
  { figures: { points, change }, scale, area }: { figures: PictureFigures; scale: Scale; area: Area },
): void {
  const colour = changeColour(change);
  const trace = () => {
    context.beginPath();
    for (const { at, price } of points) context.lineTo(scale.x(at), scale.y(price));
  };
  const fill = context.createLinearGradient(0, area.y, 0, bottom);
  fill.addColorStop(0, faded(colour, 0.32));
  fill.addColorStop(1, faded(colour, 0));
  trace();
  context.lineTo(area.x + area.width, bottom);
  context.lineTo(area.x, bottom);
  context.fillStyle = fill;
  context.fill();
  trace();
  context.strokeStyle = colour;
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke();
  const last = points.at(-1);
  if (last === undefined) return;
  const end = { x: scale.x(last.at), y: scale.y(last.price) };
  drawDot(context, { ...end, radius: 20, colour: faded(colour, 0.25) });
  drawDot(context, { ...end, radius: 11, colour: palette.page });
  drawDot(context, { ...end, radius: 8, colour });
}
