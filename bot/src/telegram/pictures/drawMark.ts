import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import {
  type AssetMark,
  assetMark,
  foreignRing,
  markLetterSize,
  markStroke,
} from '@xbts/shared/assets/assetMark.ts';
import { drawText } from './text.ts';

/** The side of an asset's mark, in its drawing units. */
const units = 40;

/** Draws the mini app's mark of the asset with that symbol; the corner is the upper left one. */
export function drawMark(
  context: SKRSContext2D,
  symbol: string,
  at: { x: number; y: number; side: number },
): void {
  const mark = assetMark(symbol);
  context.save();
  context.translate(at.x, at.y);
  context.scale(at.side / units, at.side / units);
  const ink = mark.isForeign ? mark.colour : '#ffffff';
  drawGround(context, mark);
  if ('letters' in mark) {
    const size = markLetterSize(mark.letters);
    // Capitals of the font are 0.73 of its size high.
    const y = units / 2 + size * 0.365;
    drawText(context, mark.letters, {
      x: units / 2,
      y,
      size,
      weight: 700,
      colour: ink,
      align: 'center',
    });
  } else {
    context.strokeStyle = ink;
    context.lineWidth = markStroke;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(mark.path));
  }
  context.restore();
}

/** The filled circle; a foreign issuer gets only a dashed ring. */
function drawGround(context: SKRSContext2D, { colour, isForeign }: AssetMark): void {
  context.beginPath();
  context.arc(units / 2, units / 2, isForeign ? foreignRing.radius : units / 2, 0, 2 * Math.PI);
  if (!isForeign) {
    context.fillStyle = colour;
    context.fill();
    return;
  }
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = foreignRing.width;
  context.setLineDash(foreignRing.dashes.split(' ').map(Number));
  context.stroke();
  context.restore();
}
