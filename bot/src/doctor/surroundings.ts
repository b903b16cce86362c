import type { Clock } from '@xbts/shared/client/clock.ts';
import type { BotConfig } from '../config.ts';
import type { Dates } from './dates.ts';

/** The input of every examination. */
export interface Surroundings {
  readonly config: BotConfig;
  /** This machine's clock, which may be wrong. */
  readonly clock: Clock;
  /** A fetch that records the others' times. */
  readonly fetch: typeof fetch;
  readonly dates: Dates;
}

/** Host and port of an address, without its user, path and query, which may contain keys. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '?');

/** Numbers names with the same host. */
export function apart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
