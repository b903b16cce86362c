import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { assetMark, markLetterSize, markStroke } from '@xbts/shared/assets/assetMark.ts';
import { drawText } from './text.ts';

/** An asset's mark is drawn in units of which its side has so many. */
const units = 40;

/** Draws the mark that the mini app shows for the asset of that name; the corner is the left upper one. */
export function drawMark(
  context: SKRSContext2D,
  name: string,
  at: { x: number; y: number; side: number },
): void {
  const mark = assetMark(name);
  context.save();
  context.translate(at.x, at.y);
  context.scale(at.side / units, at.side / units);
  context.fillStyle = mark.colour;
  context.beginPath();
  context.arc(units / 2, units / 2, units / 2, 0, 2 * Math.PI);
  context.fill();
  if ('letters' in mark) {
    const size = markLetterSize(mark.letters);
    // Capitals of the font are 0.73 of its size high.
    const y = units / 2 + size * 0.365;
    drawText(context, mark.letters, {
      x: units / 2,
      y,
      size,
      weight: 700,
      colour: '#ffffff',
      align: 'center',
    });
  } else {
    context.strokeStyle = '#ffffff';
    context.lineWidth = markStroke;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(mark.path));
  }
  context.restore();
}
