import type { SKRSContext2D } from '@napi-rs/canvas';

export function drawDot(
  context: SKRSContext2D,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function drawPill(
  context: SKRSContext2D,
  { x, y, width, height, colour }: { x: number; y: number; width: number; height: number; colour: string },
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.4);
  context.fill();
}

/** A triangle of 24 by 20 that points up or down. */
export function drawArrow(
  context: SKRSContext2D,
  { x, y, isUp, colour }: { x: number; y: number; isUp: boolean; colour: string },
): void {
  const [base, tip] = isUp ? [y + 20, y] : [y, y + 20];
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, base);
  context.lineTo(x + 24, base);
  context.lineTo(x + 12, tip);
  context.fill();
}
