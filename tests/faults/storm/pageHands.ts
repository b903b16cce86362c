import type { BrowserContext } from 'playwright-core';
import { errorsEn } from '../../../miniapp/src/platform/i18n/texts/errors/en.ts';
import type { Actor } from '../../e2e/actors.ts';

declare global {
  interface Window {
    /** The lead of the page's clock, milliseconds; it survives a reload. */
    stormAhead: number;
    /** While true no socket can open. */
    stormCut: boolean;
    stormSockets: Set<WebSocket>;
  }
}

/** The marker in the pages' consoles for a sentence that only a bug causes. */
export const BUG_SHOWN = 'the sentence of a bug is shown';

/**
 * In the page, before anything else: installs a settable clock, counts and cuts sockets, and watches for a bug's
 * sentence, which is logged with the origin of the bugs: the app itself only shows the sentence.
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

/** Makes the pages of a context controllable by the functions below. */
export const holdPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(takeHold, [errorsEn['error.unexpected'], BUG_SHOWN] as const);

/** Sets the clock of the app's page, `seconds` from the true time. */
export const setPageClock = ({ screen }: Actor, seconds: number): Promise<void> =>
  screen.evaluate((_, ms) => {
    window.stormAhead = ms;
    localStorage.setItem('storm.ahead', String(ms));
  }, seconds * 1_000);

/** Disconnects the device from server and nodes, or reconnects it. */
export async function setOffline({ context, screen }: Actor, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline);
  await screen.evaluate((_, isCut) => {
    window.stormCut = isCut;
    if (isCut) for (const socket of window.stormSockets) socket.close();
  }, isOffline);
}

/** The open sockets of the app's page. */
export const socketsOf = ({ screen }: Actor): Promise<number> =>
  screen.evaluate(
    () => [...window.stormSockets].filter(({ readyState }) => readyState <= WebSocket.OPEN).length,
  );

/** Megabytes used by all scripts of the page after garbage collection. */
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
