import { createCanvas, type SvgCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { momentText } from '../momentText.ts';
import { type Language, texts } from '../texts/languages.ts';
import { axisTime, spanText } from './axes.ts';
import { fontsOf } from './fonts.ts';
import { figuresOf, hourly, hourMs, readAt } from './picture.fixture.ts';
import { drawPricePicture } from './pricePicture.ts';

/** Draws a picture on the canvas. */
function drawOn(
  canvas: Pick<SvgCanvas, 'getContext'>,
  language: Language,
  ...figures: Parameters<typeof figuresOf>
): string[] {
  const context = canvas.getContext('2d');
  const fillText = vi.spyOn(context, 'fillText');
  drawPricePicture(context, figuresOf(...figures), texts[language]);
  return fillText.mock.calls.map(([text]) => text);
}

/** The drawn texts, with no-break spaces as spaces. */
const written = (...drawn: [Language, ...Parameters<typeof figuresOf>]): string[] =>
  drawOn(createCanvas(1200, 675), ...drawn).map((text) => text.replace(/\s/gu, ' '));

/** The font families in use, from the same drawing as SVG. */
function familiesOf(...drawn: [Language, ...Parameters<typeof figuresOf>]): Set<string> {
  const canvas = createCanvas(1200, 675, SvgExportFlag.NoPrettyXML);
  drawOn(canvas, ...drawn);
  const families = canvas
    .getContent()
    .toString()
    .matchAll(/font-family="([^"]*)"/gu);
  return new Set([...families].map(([, family = '']) => family));
}

const week = [
  ...Array.from({ length: 160 }, (_, index) => ({
    at: readAt - (160 - index) * hourMs,
    price: 1 + index / 100,
  })),
];

describe('the texts of a picture', () => {
  it.each([
    [
      'en',
      '+157.00%',
      '7 days',
      'Source: price service, market server, on-chain order book',
      'as of Jan 17, 14:05 UTC',
      'Jan 15',
    ],
    [
      'ru',
      '+157.00 %',
      '7 дней',
      'Источник: сервис цен, сервер рынков, стакан на блокчейне',
      'на 17 янв., 14:05 UTC',
      '15 янв.',
    ],
    ['zh', '+157.00%', '7天', '来源：价格服务、市场服务器、链上订单簿', '截至 1月17日 14:05 UTC', '1月15日'],
  ] as const)(
    'are change, period, source, age and dates in %s, beside name and price',
    (language, ...expected) => {
      const [first] = week;
      const points = [
        { at: first?.at ?? 0, price: 1 },
        ...week.slice(1, -1),
        { at: readAt - 1, price: 2.57 },
      ];
      const words = ['STH', 'XBTSX', 'STH / BTS', '2.57', 'BTS', '≈ $0.00123'];
      expect(written(language, points)).toEqual(expect.arrayContaining([...words, ...expected]));
    },
  );

  it('mark a loss by a minus and no change by neither sign', () => {
    expect(written('en', hourly(4, 3))).toContain('−25.00%');
    expect(written('en', hourly(4, 4))).toContain('0.00%');
  });

  it('show a symbol without its invisible characters', () => {
    expect(written('en', hourly(1, 2), { symbol: '<b>&.S\u202eT\u0007H' })).toEqual(
      expect.arrayContaining(['STH', '<b>&', 'STH / BTS']),
    );
  });

  it('report a missing price, or too little data to draw', () => {
    expect(written('en', [], { usd: null, sources: [] })).toContain('no price');
    expect(written('zh', [])).toContain('最近 7 天成交太少，无法绘图。');
  });
});

/** The outline of a character in the chosen fonts. */
function outline(character: string, fonts: string): string {
  const canvas = createCanvas(100, 100, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `40px ${fonts}`;
  context.fillText(character, 10, 60);
  return canvas.getContent().toString();
}

describe('the fonts', () => {
  it.each(['en', 'ru', 'zh'] as const)('have every character of the texts in %s', (language) => {
    const { locale, percent, price, sourceNames, sources, asOf, inline, digitGap } = texts[language];
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 28));
    const words = [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,/$≈−+%…',
      ...months.flatMap((at) => [
        axisTime(at, locale),
        axisTime(at + hourMs, locale),
        momentText(at, locale),
      ]),
      ...Array.from({ length: 48 }, (_, count) => [
        spanText(count * hourMs, locale),
        spanText(count * 24 * hourMs, locale),
      ]).flat(),
      ...Object.values(sourceNames),
      ...[sources(['', '']), asOf(''), percent(''), price.noChart, inline.noPrice, digitGap],
    ].join('');
    const missing = [...new Set(words)].filter((character) => {
      const fonts = fontsOf(character);
      return (
        fonts === '' || (/\S/u.test(character) && outline(character, fonts) === outline('\u{10fffd}', fonts))
      );
    });
    expect(missing).toEqual([]);
  });

  it.each(['en', 'ru', 'zh'] as const)("are our own, not the machine's, in %s", (language) => {
    expect(
      [...familiesOf(language, week)].filter((family) => !/^(?:Inter|Noto Sans SC)/u.test(family)),
    ).toEqual([]);
  });

  it('are requested in whole pixels: the renderer caches an instance of a font for each size for ever', () => {
    const context = createCanvas(1200, 675).getContext('2d');
    const sizes = new Set<number>();
    vi.spyOn(context, 'fillText').mockImplementation(() => {
      sizes.add(Number(/([\d.]+)px/u.exec(context.font)?.[1]));
    });
    drawPricePicture(context, figuresOf(hourly(1, 123_456_789_012), { symbol: 'A'.repeat(40) }), texts.en);
    expect(sizes.size).toBeGreaterThan(4);
    expect([...sizes].filter((size) => !Number.isInteger(size))).toEqual([]);
  });

  it('are limited to the slices that a text needs', () => {
    expect(fontsOf('Price')).toBe('inter-latin');
    expect(fontsOf('Price Цена')).toBe('inter-latin, inter-cyrillic');
    expect(fontsOf('价')).toMatch(/^noto-sans-sc-\d+$/u);
    expect(fontsOf('\u{10fffd}')).toBe('');
  });
});
