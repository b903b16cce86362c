import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { toTime } from '../../chain/ledger/time.ts';
import type { Happening } from './happening.ts';
import { DAY, type Seeder } from './seeder.ts';

/** A market with orders: `sold` is quoted in `priced`. */
interface Market {
  sold: string;
  priced: string;
  /** Typical value of one order, US dollars. */
  orderUsd: number;
}

export const worldMarkets: readonly Market[] = [
  { sold: 'XBTSX.STH', priced: 'BTS', orderUsd: 18 },
  { sold: 'XBTSX.BTC', priced: 'XBTSX.USDT', orderUsd: 140 },
  { sold: 'XBTSX.ETH', priced: 'XBTSX.USDT', orderUsd: 90 },
  { sold: 'XBTSX.USDT', priced: 'BTS', orderUsd: 60 },
];

const MAKERS = ['frank-orders6', 'grace-whale8', 'xbts-maker9'] as const;
const TAKERS = ['alice-trader7', 'xbts-maker9', 'carol-pools3'] as const;
const LEVELS = 9;

interface Order {
  seller: string;
  sold: string;
  soldCoins: number;
  asked: string;
  askedCoins: number;
}

function place(seeder: Seeder, { seller, sold, soldCoins, asked, askedCoins }: Order): void {
  if (seeder.balance(seller, sold) < seeder.units(sold, soldCoins) * 2n) return;
  seeder.push([
    operationType.limit_order_create,
    {
      seller: seeder.account(seller),
      amount_to_sell: seeder.amount(sold, soldCoins),
      min_to_receive: seeder.amount(asked, askedCoins),
      expiration: toTime(seeder.todaySeconds + 300 * DAY),
      fill_or_kill: false,
      extensions: {},
    },
  ]);
}

/** One trade: an order at the reference price and another that takes all of it. */
function trade(seeder: Seeder, market: Market, atSeconds: number): void {
  const [maker, taker] = [seeder.random.pick(MAKERS), seeder.random.pick(TAKERS)];
  if (maker === taker) return;
  const price = seeder.usd(market.sold, atSeconds) / seeder.usd(market.priced, atSeconds);
  const coins = (market.orderUsd * seeder.random.between(0.3, 2)) / seeder.usd(market.sold, atSeconds);
  const sell = { sold: market.sold, soldCoins: coins, asked: market.priced, askedCoins: coins * price };
  const buy = {
    sold: market.priced,
    soldCoins: coins * price * 1.0005,
    asked: market.sold,
    askedCoins: coins,
  };
  const isMakerSelling = seeder.random.next() < 0.5;
  place(seeder, { seller: maker, ...(isMakerSelling ? sell : buy) });
  place(seeder, { seller: taker, ...(isMakerSelling ? buy : sell) });
}

/** Removes the past's orders, so that today's book can be placed around today's price. */
function clear(seeder: Seeder): void {
  for (const order of [...seeder.ledger.state.all('1.7')]) {
    seeder.push([
      operationType.limit_order_cancel,
      { fee_paying_account: order.seller, order: order.id, extensions: [] },
    ]);
  }
}

/** Asks above and bids below the reference price, thicker further out. */
function layBook(seeder: Seeder, market: Market, atSeconds: number): void {
  const usd = seeder.usd(market.sold, atSeconds);
  const price = usd / seeder.usd(market.priced, atSeconds);
  for (let level = 1; level <= LEVELS; level += 1) {
    const coins = (market.orderUsd * level * seeder.random.between(0.4, 1.2)) / usd;
    const above = price * (1 + 0.002 * level ** 1.6);
    const below = price * (1 - 0.002 * level ** 1.6);
    const seller = seeder.random.pick(level % 4 === 0 ? ['bob-holder2', 'alice-trader7'] : MAKERS);
    const ask = { sold: market.sold, soldCoins: coins, asked: market.priced, askedCoins: coins * above };
    const bid = { sold: market.priced, soldCoins: coins * below, asked: market.sold, askedCoins: coins };
    place(seeder, { seller, ...ask });
    place(seeder, { seller, ...bid });
  }
}

/** A month of trades, and today's books. */
export function orderHappenings(seeder: Seeder, fromSeconds: number, toSeconds: number): Happening[] {
  const happenings: Happening[] = [];
  for (const market of worldMarkets) {
    for (
      let moment = fromSeconds + DAY;
      moment < toSeconds - 7200;
      moment += seeder.random.between(0.15, 0.6) * DAY
    ) {
      const when = moment;
      happenings.push({ atSeconds: when, act: (world) => trade(world, market, when) });
    }
    happenings.push({
      atSeconds: toSeconds - 3600,
      act: (world) => layBook(world, market, toSeconds - 3600),
    });
  }
  happenings.push({ atSeconds: toSeconds - 7000, act: clear });
  return happenings;
}
