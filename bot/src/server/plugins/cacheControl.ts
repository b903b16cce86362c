/**
 * The caching of an answer by browsers and a CDN: the route's time to live in seconds, and as long again while the CDN
 * revalidates in the background. Answers without a time to live are not cached.
 */
export const usualControl = (ttl: number): string =>
  ttl === 0 ? 'no-store' : `public, max-age=${ttl}, s-maxage=${ttl}, stale-while-revalidate=${ttl}`;

/**
 * For the page and its configuration: a browser always revalidates, a CDN once in some seconds, which bounds the delay
 * of a new version.
 */
export const revalidatedControl = 'public, max-age=0, s-maxage=10, must-revalidate';

/** How many seconds a CDN keeps a stale answer, so that not every client's request comes here. */
const STALE_KEPT_SECONDS = 1;

/** The header of a stale answer, when a new one is in progress or cannot be fetched. */
export const staleControl = (ttl: number, age: number): string =>
  ttl === 0
    ? usualControl(ttl)
    : `public, max-age=${ttl}, s-maxage=${age + STALE_KEPT_SECONDS}, stale-while-revalidate=${ttl}`;
