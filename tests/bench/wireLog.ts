import type { BrowserContext, Page } from 'playwright-core';

/** One request of a client to another machine. */
export interface Asked {
  readonly by: 'http' | 'message';
  /** The purpose: a path without build-specific parts, or a node's method with its subject. */
  readonly reason: string;
}

/**
 * Starts recording the requests of a page, its frames and its service worker; data: and blob: addresses are not
 * requests.
 */
export function logAsked(context: BrowserContext, page: Page): Asked[] {
  const asked: Asked[] = [];
  context.on('request', (request) => {
    if (/^https?:/u.test(request.url())) asked.push({ by: 'http', reason: reasonOf(request.url()) });
  });
  page.on('websocket', (socket) => {
    // Opening a connection counts as a request too.
    asked.push({ by: 'http', reason: 'connection to a node' });
    socket.on('framesent', ({ payload }) => asked.push({ by: 'message', reason: callIn(String(payload)) }));
  });
  return asked;
}

/** An address as a reason: hashes of builds left out, files of the app by their kind. */
export function reasonOf(url: string): string {
  const { pathname } = new URL(url);
  const kind = /^\/assets\/.*\.(\w+)$/u.exec(pathname)?.[1];
  return kind === undefined ? pathname : `a file of the app (${kind})`;
}

/** The method of a message to a node, with its first argument. */
export function callIn(payload: string): string {
  const { params } = JSON.parse(payload) as { params: readonly [unknown, string, readonly unknown[]] };
  const [, method, [first]] = params;
  const of = [first].flat()[0];
  return typeof of === 'string' && of !== '' ? `${method} ${of}` : method;
}

/** The number of requests by reason, the most frequent first. */
export function byReason(asked: readonly Asked[]): readonly (readonly [reason: string, count: number])[] {
  const groups = Map.groupBy(asked, ({ by, reason }) => `${by} ${reason}`);
  return [...groups].map(([reason, { length }]) => [reason, length] as const).sort((a, b) => b[1] - a[1]);
}
