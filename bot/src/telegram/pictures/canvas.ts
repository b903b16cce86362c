import { glyphHeight, glyphOf, glyphWidth } from './pixelFont.ts';
import { encodePng, type Picture } from './png.ts';

/** Something to draw on, pixel by pixel; what lies outside is not drawn. Colours are numbers of the palette. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  dot(x: number, y: number, colour: number): void;
  box(area: { x: number; y: number; width: number; height: number }, colour: number): void;
  /** A line of the given thickness between two points. */
  line(
    from: readonly [number, number],
    to: readonly [number, number],
    stroke: { colour: number; thickness: number },
  ): void;
  /** Text whose left upper corner is at the point, each point of a letter `scale` pixels large. */
  text(text: string, at: { x: number; y: number; scale: number; colour: number }): void;
  png(): Buffer;
}

/** Pixels that a text takes in width. */
export const textWidth = (text: string, scale: number): number => [...text].length * glyphWidth * scale;

/** An empty canvas, all of the palette's first colour. */
export function createCanvas({ width, height, colours }: Omit<Picture, 'pixels'>): Canvas {
  const pixels = new Uint8Array(width * height);
  const dot: Canvas['dot'] = (x, y, colour) => {
    if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = colour;
  };
  const box: Canvas['box'] = (area, colour) => {
    for (let y = area.y; y < area.y + area.height; y += 1)
      for (let x = area.x; x < area.x + area.width; x += 1) dot(x, y, colour);
  };
  return {
    width,
    height,
    dot,
    box,
    line: ([x0, y0], [x1, y1], { colour, thickness }) => {
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
      const half = Math.floor(thickness / 2);
      for (let step = 0; step <= steps; step += 1) {
        const x = Math.round(x0 + ((x1 - x0) * step) / steps);
        const y = Math.round(y0 + ((y1 - y0) * step) / steps);
        box({ x: x - half, y: y - half, width: thickness, height: thickness }, colour);
      }
    },
    text: (text, { x, y, scale, colour }) => {
      for (const [index, character] of [...text].entries())
        for (const [row, bits] of glyphOf(character).entries())
          for (let column = 0; column < glyphWidth - 1; column += 1)
            if ((bits >> (glyphWidth - 2 - column)) & 1)
              box(
                {
                  x: x + (index * glyphWidth + column) * scale,
                  y: y + row * scale,
                  width: scale,
                  height: scale,
                },
                colour,
              );
    },
    png: () => encodePng({ width, height, pixels, colours }),
  };
}

/** Pixels that a line of text takes in height. */
export const textHeight = (scale: number): number => glyphHeight * scale;
