import { type Figure, figureOf } from '../../bench/figure.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import type { CrowdOrder } from '../crowd.ts';
import type { Servers } from '../servers.ts';
import type { Tally } from '../tally.ts';

/** The shared environment of the phases of a load run. */
export interface LoadAround {
  readonly devnet: Devnet;
  /** An empty database's address. */
  createDatabase(): Promise<string>;
  /** The number of staying apps, and their arrivals per second. */
  readonly apps: number;
  readonly perSecond: number;
  /** Openings for measuring capacity. */
  readonly capacityApps: number;
}

/** The product's own limit (MAX_DELAY_MS). */
export const maxDelayMs = 500;
/** Concurrent openings while capacity is measured: enough to keep every process busy. */
export const AT_ONCE = 64;
/** One in this many subscribes its user to payments. */
const SUBSCRIBE_EVERY = 10;

/** A crowd of these servers that opens, subscribes and leaves; the differing parts are given. */
export const orderFor = (
  { devnet }: Pick<LoadAround, 'devnet'>,
  servers: Servers,
  own: Partial<CrowdOrder> & Pick<CrowdOrder, 'apps' | 'firstUser'>,
): CrowdOrder => ({
  ports: servers.ports,
  perSecond: 0,
  atOnce: AT_ONCE,
  idleMs: 0,
  readEveryMs: 0,
  everyNthSubscribes: SUBSCRIBE_EVERY,
  files: servers.files,
  token: devnet.messenger.token,
  ...own,
});

export const one = (name: string, unit: string, value: number): Figure => figureOf(name, unit, [value]);

/** All answers of a tally, and those of one status. */
export const answersOf = ({ answers }: Tally, status?: number): number =>
  status === undefined
    ? Object.values(answers).reduce((sum, count) => sum + count, 0)
    : (answers[status] ?? 0);

/** Wrong answers: neither the requested content, nor 'unchanged', nor 'retry later'. */
export const wrongAnswersOf = (tally: Tally): number =>
  answersOf(tally) - answersOf(tally, 200) - answersOf(tally, 304) - answersOf(tally, 503);
