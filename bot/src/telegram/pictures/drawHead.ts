import type { SKRSContext2D } from '@napi-rs/canvas';
import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { drawMark } from './drawMark.ts';
import { margin, palette, size } from './look.ts';
import { drawDot, drawPill } from './shapes.ts';
import { drawText, fitted, visible, widthOf } from './text.ts';

const right = size.width - margin;
const markSide = 96;
const nameLine = 90;
const pairLine = 136;

/** Draws the subject of a picture: the asset's mark, name, gateway prefix, and the unit of its price. */
export function drawHead(context: SKRSContext2D, { symbol, unit }: { symbol: string; unit: string }): void {
  const { prefix, name } = splitSymbol(visible(symbol));
  drawBrand(context);
  drawMark(context, visible(symbol), { x: margin, y: 44, side: markSide });
  const x = margin + markSide + 26;
  drawName(context, { prefix, name, x });
  if (unit === '') return;
  const style = { size: 30, weight: 500, colour: palette.hint } as const;
  const pair = fitted(context, `${name} / ${unit}`, { style, room: right - x });
  drawText(context, pair.text, { x, y: pairLine, ...pair.style });
}

function drawBrand(context: SKRSContext2D): void {
  const style = { size: 34, weight: 700, colour: palette.text } as const;
  drawText(context, 'XBTS', { x: right - 16, y: nameLine - 6, align: 'right', ...style });
  drawDot(context, { x: right - 5, y: nameLine - 18, radius: 5, colour: palette.accent });
}

function drawName(
  context: SKRSContext2D,
  { prefix, name, x }: { prefix: string; name: string; x: number },
): void {
  const style = { size: 52, weight: 700, colour: palette.text } as const;
  const pillStyle = { size: 28, weight: 600, colour: palette.hint } as const;
  const pill = fitted(context, prefix, { style: pillStyle, room: 220 });
  const pillWidth = prefix === '' ? 0 : widthOf(context, pill.text, pill.style) + 36;
  const shown = fitted(context, name, { style, room: right - 150 - pillWidth - x });
  drawText(context, shown.text, { x, y: nameLine, ...shown.style });
  if (prefix === '') return;
  const start = x + widthOf(context, shown.text, shown.style) + 18;
  drawPill(context, { x: start, y: nameLine - 39, width: pillWidth, height: 44, colour: palette.pill });
  drawText(context, pill.text, { x: start + 18, y: nameLine - 7, ...pill.style });
}
