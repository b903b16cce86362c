import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PriceFigures } from '../../chain/market/market.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';
import { sourceText } from '../cards.ts';
import { momentText } from '../momentText.ts';
import type { Texts } from '../texts/texts.ts';
import { drawHead } from './drawHead.ts';
import { drawPlot } from './drawPlot.ts';
import { drawPrice } from './drawPrice.ts';
import { margin, palette, size } from './look.ts';
import { pictureFigures } from './pictureFigures.ts';
import { drawText, fitted, widthOf } from './text.ts';

/** All pictures share this canvas in turn, so memory never holds a second one. */
const canvas = createCanvas(size.width, size.height);
let last: Promise<unknown> = Promise.resolve();

/** The picture of a price, a PNG. */
export function pricePicture(price: Cached<PriceFigures>, texts: Texts): Promise<Buffer> {
  const made = async () => {
    const context = canvas.getContext('2d');
    context.reset();
    drawPricePicture(context, price, texts);
    // A pool thread compresses it.
    return canvas.encode('png');
  };
  const picture = last.then(made, made);
  last = picture;
  return picture;
}

/** Draws a price with its line on an empty canvas of the picture's size. */
export function drawPricePicture(context: SKRSContext2D, price: Cached<PriceFigures>, texts: Texts): void {
  const { symbol } = price.value;
  const figures = pictureFigures(price);
  // Not the machine's language, which would choose other forms of Chinese characters.
  context.lang = texts.locale;
  context.fillStyle = palette.page;
  context.fillRect(0, 0, size.width, size.height);
  drawHead(context, { symbol, unit: figures.unit });
  drawPrice(context, figures, texts);
  drawPlot(context, figures, texts);
  drawFoot(context, price, texts);
}

/** The sources of the figures, and the time of their reading. */
function drawFoot(context: SKRSContext2D, { value, readAt }: Cached<PriceFigures>, texts: Texts): void {
  const style = { size: 26, weight: 400, colour: palette.hint } as const;
  const [right, y] = [size.width - margin, size.height - 32];
  const asOf = texts.asOf(momentText(readAt, texts.locale));
  drawText(context, asOf, { x: right, y, align: 'right', ...style });
  if (value.sources.length === 0) return;
  const room = right - margin - widthOf(context, asOf, style) - 32;
  const source = fitted(context, sourceText(texts, value.sources), { style, room });
  drawText(context, source.text, { x: margin, y, ...source.style });
}
