import type { Clock } from '@xbts/shared/client/clock.ts';
import type { BotConfig } from '../config.ts';
import type { Dates } from './dates.ts';

/** What every examination is given. */
export interface Surroundings {
  readonly config: BotConfig;
  /** This machine's clock, which may be wrong. */
  readonly clock: Clock;
  /** A fetch that notes what the others say of the time. */
  readonly fetch: typeof fetch;
  readonly dates: Dates;
}

/** Host and port of an address: never its user, its path or its query, which may hold keys. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '?');

/** Names with the same host are told apart by numbers. */
export function apart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
