import type { Codec } from '@xbts/shared/protocol/codec.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { toSeconds, toTime } from '../chain/ledger/time.ts';
import type { Random } from './random.ts';
import { privateKeyOf } from './seed/people.ts';

const MAKER = 'xbts-maker9';
const EXPIRATION_SECONDS = 60;

export interface MarketMakerOptions {
  ledger: Ledger;
  codec: Codec;
  random: Random;
  /** Milliseconds between two trades. Default 6000. */
  everyMs?: number;
  /** Told of each trade that the chain refused; the maker simply goes on. */
  onRefused: (error: unknown) => void;
}

/** A small swap of a random pool, signed and pushed as anybody's transaction is. False when the maker cannot afford any. */
export function tradeOnce({
  ledger,
  codec,
  random,
}: Pick<MarketMakerOptions, 'ledger' | 'codec' | 'random'>): boolean {
  const operation = nextSwap(ledger, random);
  if (operation === undefined) return false;
  const head = ledger.head();
  const transaction = {
    ...referenceOf(head.id),
    expiration: toTime(toSeconds(head.time) + EXPIRATION_SECONDS),
    operations: [operation],
    extensions: [] as [],
  };
  const privateKeys = [privateKeyOf(MAKER, 'active')];
  ledger.pushTransaction(
    signTransaction({ codec, transaction, chainId: ledger.chainId, privateKeys }).signed,
  );
  return true;
}

/** Trades again and again until stopped. */
export function startMarketMaker(options: MarketMakerOptions): { stop(): void } {
  const timer = setInterval(() => {
    try {
      tradeOnce(options);
    } catch (error) {
      options.onRefused(error);
    }
  }, options.everyMs ?? 6000);
  return { stop: () => clearInterval(timer) };
}

function nextSwap(ledger: Ledger, random: Random): Operation | undefined {
  const { state } = ledger;
  const account = state.accountByName(MAKER)?.id ?? '';
  const pool = random.pick(state.pools().filter(({ balance_a }) => balance_a > 0n));
  const isSellingA = random.next() < 0.5;
  const [sold, bought] = isSellingA ? [pool.asset_a, pool.asset_b] : [pool.asset_b, pool.asset_a];
  const balance = isSellingA ? pool.balance_a : pool.balance_b;
  const units = (balance * BigInt(Math.ceil(random.between(20, 2000)))) / 1_000_000n;
  if (units === 0n || state.balance(account, sold) < units) return undefined;
  const body = {
    account,
    pool: pool.id,
    amount_to_sell: { amount: units.toString(), asset_id: sold },
    min_to_receive: { amount: '1', asset_id: bought },
    extensions: [] as [],
  };
  const draft = [operationType.liquidity_pool_exchange, { fee: { amount: '0', asset_id: '1.3.0' }, ...body }];
  const amount = ledger.requiredFees([draft], '1.3.0')[0]?.amount.toString() ?? '0';
  return [operationType.liquidity_pool_exchange, { fee: { amount, asset_id: '1.3.0' }, ...body }];
}
