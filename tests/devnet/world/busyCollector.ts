import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { toTime } from '../chain/ledger/time.ts';
import type { Happening } from './seed/happening.ts';
import { DAY, type Seeder } from './seed/seeder.ts';
import { collectorName } from './worldGenesis.ts';

const FRIEND = 'grace-whale8';
/** Operations of one transaction, which the chain limits to 2048 bytes, and of one moment. */
const AT_ONCE = 25;
const A_MOMENT = 1_000;

/** The past payments and open orders of the collector in tests with long lists. */
export interface Busyness {
  /** Payments to and from it; the collector's history has as many rows. */
  readonly payments: number;
  /** Open orders, each for another of its assets, so at most as many as those. */
  readonly orders: number;
}

/** The collector's past: payments to and fro, a thousand at a time, and its open orders. */
export function busyCollector(
  { payments, orders }: Busyness,
  fromSeconds: number,
  toSeconds: number,
): Happening[] {
  const moments = Math.ceil(payments / A_MOMENT);
  const step = (toSeconds - 7_200 - fromSeconds) / Math.max(1, moments);
  const paid = Array.from({ length: moments }, (_, moment) => ({
    atSeconds: fromSeconds + 3_600 + moment * step,
    act: (seeder: Seeder) => {
      const last = Math.min(payments, (moment + 1) * A_MOMENT);
      for (let first = moment * A_MOMENT; first < last; first += AT_ONCE)
        pay(seeder, first, Math.min(last, first + AT_ONCE));
    },
  }));
  return [
    ...paid,
    ...(orders === 0
      ? []
      : [{ atSeconds: toSeconds - 3_000, act: (seeder: Seeder) => order(seeder, orders) }]),
  ];
}

function pay(seeder: Seeder, first: number, end: number): void {
  const [collector, friend] = [seeder.account(collectorName), seeder.account(FRIEND)];
  seeder.push(
    ...Array.from({ length: end - first }, (_, place) => {
      const [from, to] = place % 2 === 0 ? [friend, collector] : [collector, friend];
      const amount = { amount: String(first + place + 1), asset_id: '1.3.0' };
      return [operationType.transfer, { from, to, amount, extensions: [] }] as const;
    }),
  );
}

function order(seeder: Seeder, orders: number): void {
  const seller = seeder.account(collectorName);
  for (let first = 0; first < orders; first += AT_ONCE)
    seeder.push(
      ...Array.from({ length: Math.min(orders - first, AT_ONCE) }, (_, place) => {
        const index = first + place + 1;
        const body = {
          seller,
          amount_to_sell: seeder.amountOfUnits(`COLLECT.ABLE${index}`, BigInt(index)),
          min_to_receive: { amount: String(100_000 + index), asset_id: '1.3.0' },
          expiration: toTime(seeder.todaySeconds + 300 * DAY),
          fill_or_kill: false,
          extensions: {},
        };
        return [operationType.limit_order_create, body] as const;
      }),
    );
}
