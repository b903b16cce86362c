import { type Figure, figureOf } from '../../bench/figure.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import type { CrowdOrder } from '../crowd.ts';
import type { Servers } from '../servers.ts';
import type { Tally } from '../tally.ts';

/** What the phases of a load run share. */
export interface LoadAround {
  readonly devnet: Devnet;
  /** An empty database's address. */
  createDatabase(): Promise<string>;
  /** How many come and stay, and how many of them come in a second. */
  readonly apps: number;
  readonly perSecond: number;
  /** Openings that capacity is measured over. */
  readonly capacityApps: number;
}

/** The product's own limit (MAX_DELAY_MS). */
export const maxDelayMs = 500;
/** At once while capacity is measured: enough to keep every process busy. */
export const AT_ONCE = 64;
/** One in so many has its user told of payments. */
const SUBSCRIBE_EVERY = 10;

/** A crowd of these servers that opens, subscribes and leaves; the parts that differ are named. */
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

/** Answers that nobody should get: neither the thing asked for, nor that it is unchanged, nor 'come again'. */
export const wrongAnswersOf = (tally: Tally): number =>
  answersOf(tally) - answersOf(tally, 200) - answersOf(tally, 304) - answersOf(tally, 503);
