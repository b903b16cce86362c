import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/en.ts';
import { palette } from './look.ts';
import { figuresOf, hourly, readAt } from './picture.fixture.ts';
import { pricePicture } from './pricePicture.ts';

/** A decoded PNG: its size, and the places of colours. */
async function decoded(png: Buffer) {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const at = (x: number, y: number) => {
    const start = (y * image.width + x) * 4;
    return `#${Buffer.from(data.subarray(start, start + 3)).toString('hex')}`;
  };
  const { width, height } = image;
  return {
    size: [width, height],
    at,
    /** Rows of a column with the colour. */
    rows: (x: number, colour: string) =>
      Array.from({ length: height }, (_, y) => y).filter((y) => at(x, y) === colour),
    /** All colours in a row through the price and in one through the line. */
    colours: new Set([230, 420].flatMap((y) => Array.from({ length: width }, (_, x) => at(x, y)))),
  };
}

const pictureOf = async (...figures: Parameters<typeof figuresOf>) =>
  decoded(await pricePicture(figuresOf(...figures), en));

describe('the picture of a price', () => {
  it('is a PNG of 1200 by 675 with the mark of the asset, whose line rises from low to high with the price', async () => {
    const png = await pricePicture(figuresOf(hourly(1, 2, 3)), en);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const { size, at, rows } = await decoded(png);
    expect(size).toEqual([1200, 675]);
    expect(at(2, 2)).toBe(palette.page);
    expect(at(64, 92)).toBe('#8b5ce6');
    const [begin, later] = [rows(70, palette.gain), rows(800, palette.gain)];
    expect(Math.min(...begin)).toBeGreaterThan(500);
    expect(Math.max(...later)).toBeLessThan(380);
  });

  it('is red when the price falls, and neither red nor green when it does not move', async () => {
    const plot = ({ rows }: Awaited<ReturnType<typeof pictureOf>>) =>
      [palette.gain, palette.loss, palette.accent].map((colour) => rows(300, colour).length > 0);
    expect(plot(await pictureOf(hourly(3, 2, 1)))).toEqual([false, true, false]);
    expect(plot(await pictureOf(hourly(1, 2, 3)))).toEqual([true, false, false]);
    expect(plot(await pictureOf(hourly(2, 2)))).toEqual([false, false, true]);
  });

  it('is the same for the same figures', async () => {
    const figures = figuresOf(hourly(1, 5, 2));
    expect((await pricePicture(figures, en)).equals(await pricePicture(figures, en))).toBe(true);
  });

  it.each([
    ['no trade and no price', [], { usd: null, sources: [] }],
    ['no trade', [], {}],
    ['one trade', hourly(47.5), {}],
    ['two trades at once', [1, 2].map((price) => ({ at: readAt, price })), {}],
    ['huge prices', hourly(9e14, 1.1e15), {}],
    ['tiny prices', hourly(1e-12, 3e-12), {}],
    ['prices that hardly differ', hourly(1, 1 + 1e-15), {}],
    ['a symbol of nothing', hourly(1, 2), { symbol: '' }],
    [
      'a symbol of odd characters',
      hourly(1, 2),
      { symbol: `<b>&"'.\u202e\u0007漢字😀${'LONG '.repeat(40)}` },
    ],
  ])('is drawn for %s, too', async (_, points, other) => {
    const { size, colours } = await pictureOf(points, other);
    expect(size).toEqual([1200, 675]);
    expect(colours).toContain(palette.page);
    expect(colours).toContain(palette.text);
  });

  it('is made in its turn, whatever the result of the one before', async () => {
    const broken = figuresOf(hourly(1), { sources: undefined as never });
    const [first, second, third] = await Promise.allSettled(
      [figuresOf(hourly(1, 2)), broken, figuresOf(hourly(2, 1))].map((figures) => pricePicture(figures, en)),
    );
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
