import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import type { LimitOrderObject } from '../chain/ledger/objects/market.ts';
import { toSeconds, toTime } from '../chain/ledger/time.ts';
import type { WorldAccountName } from './accounts.ts';
import { pushSigned } from './pushSigned.ts';
import type { Random } from './random.ts';
import { worldMarkets } from './seed/orderBooks.ts';

/** The traders whose small orders keep the books alive. */
const TRADERS: readonly WorldAccountName[] = ['frank-orders6', 'grace-whale8', 'xbts-maker9'];
/** A trader with this many orders on one side of a market cancels one before placing another. */
const MOST_ORDERS = 6;
const DAY_SECONDS = 86_400;

interface Parts {
  readonly ledger: Ledger;
  readonly codec: Codec;
  readonly random: Random;
}

/** One side of a market: orders that sell `sold` for `asked`. */
interface Side {
  readonly sold: string;
  readonly asked: string;
}

type Step = readonly [type: number, body: object];

/**
 * One of the small traders acts on a random book: mostly with an order a little behind the best, sometimes with one
 * that takes a part of an offer; an old one is cancelled in the same transaction. False without a reference price or
 * money.
 */
export function traderStep({ ledger, codec, random }: Parts): boolean {
  const name = random.pick(TRADERS);
  const side = sideOf(ledger, random);
  const steps = stepsOf({ ledger, codec, random }, ledger.state.accountByName(name)?.id ?? '', side);
  if (steps.length === 0) return false;
  pushSigned({ ledger, codec }, name, steps);
  return true;
}

function sideOf({ state }: Ledger, random: Random): Side {
  const market = random.pick(worldMarkets);
  const [one, other] = [market.sold, market.priced].map(
    (symbol) => state.assetBySymbol(symbol)?.id ?? '',
  ) as [string, string];
  return random.next() < 0.5 ? { sold: one, asked: other } : { sold: other, asked: one };
}

function stepsOf({ ledger, random }: Parts, account: string, { sold, asked }: Side): Step[] {
  const { state } = ledger;
  const best = state.ordersSelling(sold, asked)[0];
  const opposing = state.ordersSelling(asked, sold)[0];
  if (best === undefined || opposing === undefined) return [];
  const isTaking = random.next() < 0.2;
  const order = isTaking ? takingOrder(opposing, random) : restingOrder(best, random);
  if (state.balance(account, sold) < order.sell || order.sell === 0n || order.receive === 0n) return [];
  const own = state.ordersOf(account).filter(({ sell_price: { base, quote } }) => {
    return base.asset_id === sold && quote.asset_id === asked;
  });
  const oldest = own.length >= MOST_ORDERS ? own[0] : undefined;
  const create = {
    seller: account,
    amount_to_sell: { amount: order.sell.toString(), asset_id: sold },
    min_to_receive: { amount: order.receive.toString(), asset_id: asked },
    expiration: toTime(toSeconds(ledger.head().time) + DAY_SECONDS * Math.ceil(random.between(1, 60))),
    fill_or_kill: false,
    extensions: {},
  };
  const cancel = oldest && { fee_paying_account: account, order: oldest.id, extensions: [] };
  return [
    ...(cancel === undefined ? [] : [[operationType.limit_order_cancel, cancel] as const]),
    [operationType.limit_order_create, create],
  ];
}

interface Units {
  readonly sell: bigint;
  readonly receive: bigint;
}

/** Millionths of an amount. */
const part = (units: bigint, millionths: number): bigint =>
  (units * BigInt(Math.round(millionths))) / 1_000_000n;

/** Near the best of its own side, mostly a little behind it, of about its size. */
function restingOrder({ sell_price: { base, quote } }: LimitOrderObject, random: Random): Units {
  const size = random.between(100_000, 700_000);
  return {
    sell: part(base.amount, size),
    receive: part(part(quote.amount, size), random.between(994_000, 1_012_000)),
  };
}

/** Takes a part of the remainder of the best order on the other side, at its price. */
function takingOrder({ for_sale, sell_price: { base, quote } }: LimitOrderObject, random: Random): Units {
  const receive = part(for_sale, random.between(50_000, 400_000));
  return { sell: (receive * quote.amount) / base.amount + 1n, receive };
}
