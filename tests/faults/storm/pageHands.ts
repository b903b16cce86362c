import type { BrowserContext } from 'playwright-core';
import { errorsEn } from '../../../miniapp/src/platform/i18n/texts/errors/en.ts';
import type { Actor } from '../../e2e/actors.ts';

declare global {
  interface Window {
    /** By how much the page's clock is ahead, milliseconds; kept over a reload. */
    stormAhead: number;
    /** While true no socket is opened. */
    stormCut: boolean;
    stormSockets: Set<WebSocket>;
  }
}

/** How the pages' consoles name a sentence that only a bug is told by. */
export const BUG_SHOWN = 'the sentence of a bug is shown';

/**
 * In the page, before anything else: a clock that can be set, sockets that can be counted and cut, a look-out for a bug's sentence, which
 * is told with where the bugs came from: the app itself says no more than the sentence.
 */
function takeHold([sentence, shown]: readonly [string, string]): void {
  const name = 'storm.ahead';
  window.stormAhead = Number(location.protocol.startsWith('http') ? localStorage.getItem(name) : 0);
  window.stormCut = false;
  window.stormSockets = new Set();
  const RealDate = Date;
  const now = () => RealDate.now() + window.stormAhead;
  // biome-ignore lint/suspicious/noGlobalAssign: this is how a page's clock is wrong
  Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(window.stormCut ? 'ws://127.0.0.1:9' : url, protocols);
      window.stormSockets.add(this);
      this.addEventListener('close', () => window.stormSockets.delete(this));
    }
  };
  const bugs: string[] = [];
  const RealError = Error;
  // biome-ignore lint/suspicious/noGlobalAssign: the app's own errors are made by this one
  Error = new Proxy(RealError, {
    construct(target, given, made) {
      const error = Reflect.construct(target, given, made);
      if (error.message.startsWith('unexpected')) bugs.push(`${error.stack} ${error.cause?.stack ?? ''}`);
      return error;
    },
  });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes)
        if (textContent?.includes(sentence) === true)
          console.error(shown, textContent.slice(0, 400), bugs.splice(0).join(' '));
  }).observe(document, { childList: true, subtree: true });
}

/** From now on the pages of a context can be held by the functions below. */
export const holdPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(takeHold, [errorsEn['error.unexpected'], BUG_SHOWN] as const);

/** Sets the clock of the app's page, by so many seconds from the true one. */
export const setPageClock = ({ screen }: Actor, seconds: number): Promise<void> =>
  screen.evaluate((_, ms) => {
    window.stormAhead = ms;
    localStorage.setItem('storm.ahead', String(ms));
  }, seconds * 1_000);

/** Cuts the device off from server and nodes, or lets it back. */
export async function setOffline({ context, screen }: Actor, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline);
  await screen.evaluate((_, isCut) => {
    window.stormCut = isCut;
    if (isCut) for (const socket of window.stormSockets) socket.close();
  }, isOffline);
}

/** Sockets that the app's page has open. */
export const socketsOf = ({ screen }: Actor): Promise<number> =>
  screen.evaluate(
    () => [...window.stormSockets].filter(({ readyState }) => readyState <= WebSocket.OPEN).length,
  );

/** Megabytes that all scripts of the page hold once what nobody needs is gone. */
export async function heapOf({ context, page }: Actor): Promise<number> {
  const session = await context.newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_048_576;
  } finally {
    await session.detach();
  }
}
