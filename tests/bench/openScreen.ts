import type { Page } from 'playwright-core';

/** A screen of the app, and a mark of its loaded content. */
export interface BenchScreen {
  readonly name: string;
  readonly path: string;
  /** Part of its content; it also implies that the grey shapes are gone. */
  readonly content: string;
}

/** The screens of everyday use. */
export const benchScreens: readonly BenchScreen[] = [
  { name: 'dashboard', path: '/', content: 'main section li, main section a' },
  { name: 'wallet', path: '/wallet', content: 'main li[aria-setsize]' },
  { name: 'history', path: '/history', content: 'main section li, main section button' },
  { name: 'send', path: '/send', content: 'main form, main input' },
  { name: 'receive', path: '/receive', content: 'main svg' },
  { name: 'swap', path: '/swap', content: 'main input' },
  { name: 'pools', path: '/pools', content: 'main li[aria-setsize]' },
  { name: 'pool', path: '/pool/TOKENPOOL1', content: 'main dl' },
  { name: 'markets', path: '/markets', content: 'main li' },
  { name: 'market', path: '/market/XBTSX.STH_BTS', content: 'main ul li button[aria-pressed]' },
  { name: 'smartholder', path: '/smartholder', content: 'main section' },
  { name: 'contacts', path: '/contacts', content: 'main section li, main section button' },
  { name: 'search', path: '/search', content: 'main input' },
  { name: 'alerts', path: '/alerts', content: 'main h1' },
  { name: 'settings', path: '/settings', content: 'main section' },
  { name: 'more', path: '/more', content: 'main a' },
];

export interface Opened {
  /** From the press to the painted content. */
  readonly openMs: number;
  /** 0: no task of 50 ms or more. */
  readonly longestTaskMs: number;
}

/** Goes to a screen inside the open app and waits until its content is painted. */
export const openScreen = (page: Page, { path, content }: BenchScreen): Promise<Opened> =>
  page.evaluate(pressAndWatch, [path, content] as [string, string]);

/** In the page. */
async function pressAndWatch([path, content]: [string, string]): Promise<Opened> {
  let longestTaskMs = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  tasks.observe({ type: 'longtask' });
  // The press is a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  // The old screen stays until the next one is drawn.
  const left = document.querySelector('main h1');
  const title = () => document.querySelector('main h1');
  const pressedAt = performance.now();
  await new Promise<void>((resolve) =>
    setTimeout(() => {
      history.pushState({ inApp: true }, '', path);
      resolve();
    }),
  );
  const isThere = () =>
    title() !== null &&
    title() !== left &&
    document.querySelector(content) !== null &&
    document.querySelector('main [class*="_skeleton_"]') === null;
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // In the first task after a frame, the frame is painted.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  } while (!isThere() && performance.now() - pressedAt < 10_000);
  const openMs = performance.now() - pressedAt;
  // Work right after it is noticeable too.
  await new Promise((resolve) => setTimeout(resolve, 500));
  tasks.disconnect();
  return { openMs, longestTaskMs };
}
