import { answer, makeCopy, type OfflineCopy, pathFor, removeOthers } from './offlineCopy.ts';
import { type Rule, rulesFor } from './rules.ts';

/** The globals of a service worker beyond those of every script. */
interface Scope {
  /** The build writes it above this script. */
  readonly offlineCopy: OfflineCopy;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Installing extends Lasting {
  /** Only in some browsers. Rejects if the browser does not know a rule. */
  addRoutes?(rules: readonly Rule[]): Promise<void>;
}
interface Asking {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;
const { offlineCopy: copy } = scope;
const around = { caches, fetch: (asked: string | Request, options?: RequestInit) => fetch(asked, options) };

scope.addEventListener('install', (event) => {
  // Without the rules, every request starts this script, which gives the same answers later.
  event.addRoutes?.(rulesFor(copy, scope.location.origin)).catch(() => undefined);
  event.waitUntil(makeCopy(copy, around));
});
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers(copy, around)));
// The user has accepted the new version (followVersions.ts).
scope.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const path = pathFor(copy, event.request, scope.location.origin);
  if (path !== undefined) event.respondWith(answer(copy, path, event.request, around));
});
