// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../platform/i18n/languages.ts';
import { drawChart, tickMarkIn } from './drawChart.ts';

interface PriceFormat {
  formatter: (value: number) => string;
  tickmarksFormatter?: (values: readonly number[]) => string[];
}

interface ChartOptions {
  timeScale?: { tickMarkFormatter?: (time: number, type: TickMarkType) => string | null };
}

const library = vi.hoisted(() => ({
  chart: {} as object,
  series: {} as { priceFormat?: unknown },
  drawnAtOnce: 0,
}));
vi.mock('lightweight-charts', async (original) => ({
  ...(await original<typeof import('lightweight-charts')>()),
  createChart: (_element: HTMLElement, options: object) => {
    Object.assign(library.chart, options);
    return {
      addSeries: () => ({
        seriesType: () => 'Area',
        applyOptions: (changed: object) => Object.assign(library.series, changed),
        setData: () => undefined,
        // Ten pixels for each whole, from the top.
        priceToCoordinate: (price: number) => 100 - price * 10,
      }),
      applyOptions: () => undefined,
      timeScale: () => ({ fitContent: () => undefined }),
      takeScreenshot: () => {
        library.drawnAtOnce += 1;
      },
      remove: () => undefined,
    };
  },
}));

const points = [
  { time: 1_000, value: 2 },
  { time: 2_000, value: 5 },
];
const written = (value: number) => `$${value}`;

function drawn(kind: 'line' | 'bars', language: Language = 'ru'): PriceFormat {
  const chart = drawChart(document.body, kind, language);
  chart.show(points, written);
  chart.remove();
  return library.series.priceFormat as PriceFormat;
}

beforeEach(() => {
  library.chart = {};
  library.series = {};
  library.drawnAtOnce = 0;
});

describe('the axis of a chart', () => {
  it('leaves out labels that its edge would cut', () => {
    drawn('line');
    expect(library.chart).toMatchObject({ rightPriceScale: { entireTextOnly: true } });
  });

  it('leaves out labels that the label of the last value would half cover', () => {
    expect(drawn('line').tickmarksFormatter?.([2, 3, 4, 5, 6, 7])).toEqual(['$2', '$3', '', '', '', '$7']);
  });

  it('has all labels next to bars, which have no label of the last value', () => {
    expect(drawn('bars').tickmarksFormatter).toBeUndefined();
  });

  it('names months in the language of the app, not in that of the browser', () => {
    drawn('line');
    expect(library.chart).toMatchObject({ localization: { locale: 'ru' } });
  });

  it('has labels of time in that language without the browser’s formatter, whose first call is slow', () => {
    drawn('line', 'zh');
    const { timeScale } = library.chart as ChartOptions;
    const year = Date.parse('2026-01-01T00:00:00Z') / 1000;
    expect(timeScale?.tickMarkFormatter?.(year, TickMarkType.Year)).toBe('2026年');
  });
});

describe('the drawing of a chart', () => {
  it('is immediate for a new chart, and waits for the next frame when its points change', () => {
    const chart = drawChart(document.body, 'line', 'en');
    expect(library.drawnAtOnce).toBe(0);
    chart.show(points, written);
    expect(library.drawnAtOnce).toBe(1);
    chart.show(points.slice(1), written);
    expect(library.drawnAtOnce).toBe(1);
    chart.remove();
  });
});

it('labels of the time axis are a year, a day or a clock; the names of months are left to the library', () => {
  const time = (Date.parse('2026-03-07T09:05:00Z') / 1000) as UTCTimestamp;
  const { Year, Month, DayOfMonth, Time } = TickMarkType;
  const labels = [Year, Month, DayOfMonth, Time].map((type) => tickMarkIn('zh')(time, type));
  expect(labels).toEqual(['2026年', null, '7日', '09:05']);
});
