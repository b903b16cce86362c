import { axisNumber, axisTime, ticksBetween } from './axes.ts';
import { type Canvas, createCanvas, textHeight, textWidth } from './canvas.ts';

/** The price at a moment, milliseconds since 1970. */
export interface ChartPoint {
  readonly at: number;
  readonly price: number;
}

/** What a chart shows: its title, such as XBTSX.STH / BTS, and at least two points, the oldest first. */
export interface ChartFigures {
  readonly title: string;
  readonly points: readonly ChartPoint[];
}

const area = 1;
const grid = 2;
const label = 3;
const bright = 4;
const rising = 5;
const falling = 6;
const colours = [
  [17, 24, 34],
  [23, 44, 52],
  [40, 52, 66],
  [140, 155, 173],
  [236, 241, 247],
  [47, 201, 142],
  [240, 97, 109],
] as const;

const size = { width: 800, height: 420 };
const plot = { x: 24, y: 76, width: 640, height: 290 };

/** Draws a price line with its axes, as a PNG of 800 × 420. Times are UTC. */
export function drawChart({ title, points }: ChartFigures): Buffer {
  const canvas = createCanvas({ ...size, colours });
  const scale = scaleOf(points);
  drawTitle(canvas, title, points);
  drawAxes(canvas, scale);
  drawLine(canvas, points, scale);
  return canvas.png();
}

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly until: number;
  x(at: number): number;
  y(price: number): number;
}

function scaleOf(points: readonly ChartPoint[]): Scale {
  const prices = points.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  // A flat line stands in the middle.
  const room = (highest - lowest) * 0.08 || highest * 0.05 || 1;
  const [low, high] = [lowest - room, highest + room];
  const [from, until] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  return {
    low,
    high,
    from,
    until,
    x: (at) => Math.round(plot.x + ((at - from) / Math.max(1, until - from)) * (plot.width - 1)),
    y: (price) => Math.round(plot.y + ((high - price) / (high - low)) * (plot.height - 1)),
  };
}

function drawTitle(canvas: Canvas, title: string, points: readonly ChartPoint[]): void {
  canvas.text(title, { x: plot.x, y: 26, scale: 3, colour: bright });
  const [first, last] = [points[0]?.price ?? 0, points.at(-1)?.price ?? 0];
  if (first <= 0) return;
  const percent = ((last - first) / first) * 100;
  const change = `${percent < 0 ? '' : '+'}${percent.toFixed(2)}%`;
  const x = size.width - 24 - textWidth(change, 3);
  canvas.text(change, { x, y: 26, scale: 3, colour: percent < 0 ? falling : rising });
}

function drawAxes(canvas: Canvas, scale: Scale): void {
  const ticks = ticksBetween(scale.low, scale.high, 5);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  for (const tick of ticks) {
    const y = scale.y(tick);
    canvas.box({ x: plot.x, y, width: plot.width, height: 1 }, grid);
    const at = { x: plot.x + plot.width + 10, y: y - textHeight(2) / 2, scale: 2, colour: label };
    canvas.text(axisNumber(tick, step), { ...at, y: Math.round(at.y) });
  }
  const span = scale.until - scale.from;
  for (const share of [0, 1 / 3, 2 / 3, 1]) {
    const text = axisTime(scale.from + span * share, span);
    const x = Math.round(plot.x + share * plot.width - share * textWidth(text, 2));
    canvas.text(text, { x, y: plot.y + plot.height + 16, scale: 2, colour: label });
  }
}

function drawLine(canvas: Canvas, points: readonly ChartPoint[], { x, y }: Scale): void {
  const colour = (points.at(-1)?.price ?? 0) < (points[0]?.price ?? 0) ? falling : rising;
  const pairs = points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
  for (const [from, to] of pairs) {
    const [left, right] = [x(from.at), x(to.at)];
    for (let column = left; column <= right; column += 1) {
      const share = right === left ? 1 : (column - left) / (right - left);
      const top = Math.round(y(from.price) + (y(to.price) - y(from.price)) * share);
      // Every other pixel, so that the lines of the grid are seen through.
      for (let row = top; row < plot.y + plot.height; row += 1)
        if ((row + column) % 2 === 0) canvas.dot(column, row, area);
    }
  }
  for (const [from, to] of pairs)
    canvas.line([x(from.at), y(from.price)], [x(to.at), y(to.price)], { colour, thickness: 3 });
  const last = points.at(-1);
  if (last !== undefined)
    canvas.box({ x: x(last.at) - 4, y: y(last.price) - 4, width: 9, height: 9 }, bright);
}
