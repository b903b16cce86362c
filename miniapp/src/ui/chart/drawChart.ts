import {
  AreaSeries,
  type AutoscaleInfo,
  CandlestickSeries,
  type ChartOptions,
  ColorType,
  CrosshairMode,
  createChart,
  type DeepPartial,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { axisClock, axisDay, axisYear } from '../../platform/i18n/axisDates.ts';
import { formatClock } from '../../platform/i18n/dates.ts';
import type { Language } from '../../platform/i18n/languages.ts';
import { type ChartColours, presentColours, whenColoursChange } from './chartColours.ts';
import { axisStep, type ChartEnds, type ChartPoint, endsOf } from './chartPoints.ts';

/** Writes the labels of a chart's time axis in a language; null: the library's own, which alone names months. */
export const tickMarkIn =
  (language: Language) =>
  (time: Time, type: TickMarkType): string | null => {
    const wallMs = Number(time) * 1000;
    switch (type) {
      case TickMarkType.Year:
        return axisYear(wallMs, language);
      case TickMarkType.DayOfMonth:
        return axisDay(wallMs, language);
      case TickMarkType.Time:
        return axisClock(wallMs);
      default:
        return null;
    }
  };

export type ChartKind = 'line' | 'bars' | 'candles';

type Series = ISeriesApi<'Area' | 'Histogram' | 'Candlestick'>;

/** A chart on the page. */
export interface DrawnChart {
  /** Replaces the points, which are sorted by time with at most one a second. */
  show(points: readonly ChartPoint[], formatValue: (value: number) => string): void;
  remove(): void;
}

// The library reads times as UTC: they are shifted so that its axis shows local time.
const shiftOf = (timeMs: number): number => new Date(timeMs).getTimezoneOffset() * 60;
const wallTime = (timeMs: number) => (Math.floor(timeMs / 1000) - shiftOf(timeMs)) as UTCTimestamp;
const fromWallTime = (time: number): number => (time + shiftOf(time * 1000)) * 1000;

/** The height of an axis label in pixels. */
const LABEL_HEIGHT = 17;

/** A swipe scrolls the page, not the chart; a long press shows the figures. */
const still = {
  handleScroll: false,
  handleScale: false,
} as const satisfies DeepPartial<ChartOptions>;

function chartColoured({ text, grid, line }: ChartColours): DeepPartial<ChartOptions> {
  const crosshairLine = { color: text, labelBackgroundColor: line, style: LineStyle.Dashed } as const;
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: text,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 12,
      // The link under the chart is the attribution: the page's content policy forbids the logo's inline style.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: grid } },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: crosshairLine, horzLine: crosshairLine },
  };
}

function addSeries(chart: IChartApi, kind: ChartKind): Series {
  if (kind === 'candles')
    return chart.addSeries(CandlestickSeries, { borderVisible: false, priceLineVisible: false });
  return kind === 'line'
    ? chart.addSeries(AreaSeries, { lineWidth: 2, priceLineVisible: false })
    : chart.addSeries(HistogramSeries, { priceLineVisible: false, lastValueVisible: false });
}

function colourSeries(series: Series, colours: ChartColours): void {
  const { line, fill, clear, gain, loss } = colours;
  const byType = {
    Area: { lineColor: line, topColor: fill, bottomColor: clear },
    Histogram: { color: line },
    Candlestick: { upColor: gain, wickUpColor: gain, downColor: loss, wickDownColor: loss },
  } as const;
  series.applyOptions(byType[series.seriesType()]);
}

/** The volume behind the candles: on its own hidden axis, in the lowest fifth. */
function addVolume(chart: IChartApi): ISeriesApi<'Histogram'> {
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceLineVisible: false,
    lastValueVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } });
  return volume;
}

/** A point in the form of its kind of series. */
function drawnPoint({ time, value, candle }: ChartPoint) {
  const at = { time: wallTime(time) };
  if (candle === undefined) return { ...at, value };
  const { open, high, low } = candle;
  return { ...at, open, high, low, close: value };
}

/** Keeps a change that is too small for the axis labels from filling the whole height of the chart. */
function withLeastHeight(info: AutoscaleInfo | null, least: number): AutoscaleInfo | null {
  if (info === null || info.priceRange === null) return info;
  const { minValue, maxValue } = info.priceRange;
  const lacking = Math.max(0, least - (maxValue - minValue)) / 2;
  return { ...info, priceRange: { minValue: minValue - lacking, maxValue: maxValue + lacking } };
}

/** Formats the axis labels; leaves one empty if the label of the last value would overlap it. */
function besideLast(
  series: Series,
  ends: ChartEnds | null,
  formatValue: (value: number) => string,
): (values: readonly number[]) => string[] {
  return (values) => {
    const last = ends === null ? null : series.priceToCoordinate(ends.last.value);
    const isCovered = (value: number) => {
      const at = series.priceToCoordinate(value);
      return last !== null && at !== null && Math.abs(at - last) < LABEL_HEIGHT;
    };
    return values.map((value) => (isCovered(value) ? '' : formatValue(value)));
  };
}

/** Draws a chart into an element, its months named in a language, and keeps its colours in step with the theme. */
export function drawChart(element: HTMLElement, kind: ChartKind, language: Language): DrawnChart {
  const chart = createChart(element, {
    autoSize: true,
    ...still,
    ...chartColoured(presentColours()),
    rightPriceScale: {
      borderVisible: false,
      // Hides labels that the edge would cut in half.
      entireTextOnly: true,
      scaleMargins: { top: 0.12, bottom: kind === 'line' ? 0.08 : kind === 'candles' ? 0.24 : 0 },
    },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: tickMarkIn(language),
    },
    localization: {
      // The default is the browser's language: possibly another one than the app's, or a tag that no formatter accepts
      // in a browser with a POSIX locale.
      locale: language,
      timeFormatter: (time: number) => formatClock(fromWallTime(time)),
    },
  });
  const volume = kind === 'candles' ? addVolume(chart) : null;
  const series = addSeries(chart, kind);
  const colour = () => {
    const colours = presentColours();
    chart.applyOptions(chartColoured(colours));
    colourSeries(series, colours);
    volume?.applyOptions({ color: colours.volume });
  };
  colour();
  const stopWatching = whenColoursChange(colour);
  let isDrawn = false;
  return {
    show(points, formatValue) {
      const ends = endsOf(points);
      const step = ends === null ? 0.01 : axisStep(ends);
      series.setData(points.map(drawnPoint));
      volume?.setData(
        points.map(({ time, candle }) => ({ time: wallTime(time), value: candle?.volume ?? 0 })),
      );
      const priceFormat = { type: 'custom', formatter: formatValue, minMove: Math.min(1, step) } as const;
      if (kind === 'bars') series.applyOptions({ priceFormat });
      else
        series.applyOptions({
          priceFormat: { ...priceFormat, tickmarksFormatter: besideLast(series, ends, formatValue) },
          autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => withLeastHeight(own(), 10 * step),
        });
      chart.timeScale().fitContent();
      if (isDrawn) return;
      // Draws it now. In the next frame, the library would draw a new chart twice: sizing its canvases in the first
      // drawing requests a second.
      chart.takeScreenshot();
      isDrawn = true;
    },
    remove() {
      stopWatching();
      chart.remove();
    },
  };
}
