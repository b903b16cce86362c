import type { Clock } from '@xbts/shared/client/clock.ts';

/** A header has truncated seconds: on average half a second is missing. */
const HALF_SECOND_MS = 500;

/** The servers' times against this machine's clock. */
export interface Dates {
  /** Milliseconds that this machine is ahead, one figure per server. */
  readonly aheadMs: readonly number[];
  /** A wrapped fetch that records each server's first date. */
  watched(fetchAny: typeof fetch): typeof fetch;
}

/** Nothing known yet. The server at `ownHost` has this machine's clock, and can't judge it. */
export function createDates(clock: Pick<Clock, 'now'>, ownHost: string): Dates {
  const byHost = new Map<string, number>();
  return {
    get aheadMs() {
      return [...byHost.values()];
    },
    watched: (fetchAny) => async (url, init) => {
      const askedAt = clock.now();
      const response = await fetchAny(url, init);
      const middle = (askedAt + clock.now()) / 2;
      const told = Date.parse(response.headers.get('date') ?? '');
      const { host } = new URL(String(url instanceof Request ? url.url : url));
      if (Number.isFinite(told) && host !== ownHost && !byHost.has(host))
        byHost.set(host, middle - told - HALF_SECOND_MS);
      return response;
    },
  };
}

/** The median of figures; undefined without any. */
export function medianOf(figures: readonly number[]): number | undefined {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
}
