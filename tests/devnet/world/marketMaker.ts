import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { traderStep } from './bookTraders.ts';
import { pushSigned } from './pushSigned.ts';
import type { Random } from './random.ts';

const MAKER = 'xbts-maker9';

export interface MarketMakerOptions {
  ledger: Ledger;
  codec: Codec;
  random: Random;
  /** Milliseconds between two trades. Default 6000. */
  everyMs?: number;
  /** Called for each trade that the chain refused; the makers simply continue. */
  onRefused: (error: unknown) => void;
}

/** A small swap in a random pool, signed and pushed like any transaction. False when the maker cannot afford one. */
export function tradeOnce(parts: Pick<MarketMakerOptions, 'ledger' | 'codec' | 'random'>): boolean {
  const swap = nextSwap(parts.ledger, parts.random);
  if (swap === undefined) return false;
  pushSigned(parts, MAKER, [[operationType.liquidity_pool_exchange, swap]]);
  return true;
}

/** Trades alternately in pools and on books until stopped. */
export function startMarketMaker(options: MarketMakerOptions): { stop(): void } {
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    try {
      if (turn % 2 === 0) traderStep(options);
      else tradeOnce(options);
    } catch (error) {
      options.onRefused(error);
    }
  }, options.everyMs ?? 6000);
  return { stop: () => clearInterval(timer) };
}

function nextSwap(ledger: Ledger, random: Random): object | undefined {
  const { state } = ledger;
  const account = state.accountByName(MAKER)?.id ?? '';
  const pool = random.pick(state.pools().filter(({ balance_a }) => balance_a > 0n));
  const isSellingA = random.next() < 0.5;
  const [sold, bought] = isSellingA ? [pool.asset_a, pool.asset_b] : [pool.asset_b, pool.asset_a];
  const balance = isSellingA ? pool.balance_a : pool.balance_b;
  const units = (balance * BigInt(Math.ceil(random.between(20, 2000)))) / 1_000_000n;
  if (units === 0n || state.balance(account, sold) < units) return undefined;
  return {
    account,
    pool: pool.id,
    amount_to_sell: { amount: units.toString(), asset_id: sold },
    min_to_receive: { amount: '1', asset_id: bought },
    extensions: [] as [],
  };
}
