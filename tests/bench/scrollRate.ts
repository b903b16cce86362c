import type { Browser, Page } from 'playwright-core';
import { type Figure, figureOf, missingFigure } from './figure.ts';

const SCROLLS = 5;
/** Pixels a second of a strong flick, and how far each goes. */
const SCROLL_SPEED = 3000;
const SCROLL_DISTANCE = 9000;

interface TraceEvent {
  name: string;
  ts: number;
  /** 'b' and 'e' for the beginning and end of a frame if it is reported twice. */
  ph: string;
}

/** The trace's names of a drawn frame, in builds of the browser with and without a window. */
const frameNames = ['Display::DrawAndSwap', 'DrawFrame', 'Graphics.Pipeline.DrawAndSwap'];

function framesOf(events: readonly TraceEvent[]): number[] {
  const once = events.filter(({ ph }) => ph.toLowerCase() !== 'e');
  const byName = frameNames.map((wanted) => once.flatMap(({ name, ts }) => (name === wanted ? [ts] : [])));
  return byName.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** Frames drawn a second during one scroll, from the browser's own trace. */
async function scrollOnce(browser: Browser, page: Page, down: boolean): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz', 'devtools.timeline.frame'] });
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: down ? -SCROLL_DISTANCE : SCROLL_DISTANCE,
    speed: SCROLL_SPEED,
    // A page without touch events needs a wheel gesture; a finger's would not move it.
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await session.detach();
  const drawn = framesOf(trace.traceEvents);
  const [first, last] = [Math.min(...drawn), Math.max(...drawn)];
  // Too few frames mean that nothing scrolled: the figure is missing then, not small.
  return drawn.length < 30 ? Number.NaN : ((drawn.length - 1) * 1_000_000) / (last - first);
}

/** The figure of an open long list that is scrolled down and up by strong flicks: frames a second. */
export async function scrollFigure(name: string, browser: Browser, page: Page): Promise<Figure> {
  const rates: number[] = [];
  for (let run = 0; run < SCROLLS; run += 1) rates.push(await scrollOnce(browser, page, run % 2 === 0));
  return rates.some(Number.isNaN)
    ? missingFigure(name, '1/s', "the browser's trace has no frames of the scroll")
    : figureOf(name, '1/s', rates);
}
