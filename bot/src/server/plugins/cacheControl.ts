/**
 * What may be kept of an answer by browsers and by a CDN between: its route's time to live in seconds, and as long again while the CDN
 * asks for another one behind it. Nobody keeps what has no time to live.
 */
export const usualControl = (ttl: number): string =>
  ttl === 0 ? 'no-store' : `public, max-age=${ttl}, s-maxage=${ttl}, stale-while-revalidate=${ttl}`;

/**
 * For the page and its configuration: a browser asks each time, a CDN once in so many seconds, which is as late as a new version may come.
 */
export const revalidatedControl = 'public, max-age=0, s-maxage=10, must-revalidate';

/** A CDN that is given an answer past its time keeps it for so many seconds, so that not everybody's request comes here meanwhile. */
const STALE_KEPT_SECONDS = 1;

/** The same for an answer of so many seconds that is past its time, since another one is on its way or can't be had. */
export const staleControl = (ttl: number, age: number): string =>
  ttl === 0
    ? usualControl(ttl)
    : `public, max-age=${ttl}, s-maxage=${age + STALE_KEPT_SECONDS}, stale-while-revalidate=${ttl}`;
