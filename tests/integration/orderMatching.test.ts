import type { AssetFees, FeesByAsset } from '@xbts/shared/amm/poolState.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import { type MatchResult, matchOrder, type NewOrder } from '@xbts/shared/market/matching/matchOrder.ts';
import { expect, it } from 'vitest';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import { NodeError } from '../devnet/chain/ledger/nodeError.ts';
import {
  ASSET_A,
  ASSET_B,
  OWNER,
  pushPaid,
  startSmallChain,
  TRADER,
} from '../devnet/chain/ledger/smallChain.ts';

/** ORDERS and ORDER_SEED run another comparison. */
const ORDERS = Number(process.env.ORDERS ?? 3_000);
const ORDERS_A_MARKET = 60;

const next = numbersOf(Number(process.env.ORDER_SEED ?? 5));
const upTo = (most: number) => Math.floor(next() * (most + 1));
const chance = (part: number) => next() < part;
const units = (digits: number) => BigInt(Math.ceil(10 ** (next() * digits)));

const randomFees = (): AssetFees => ({
  chargesMarketFee: chance(0.7),
  makerFeePercent: chance(0.1) ? 10_000 : upTo(400),
  takerFeePercent: chance(0.1) ? 10_000 : upTo(400),
  maxMarketFee: chance(0.5) ? 10n ** 15n : units(6) - 1n,
});

/** Gives both assets new market fees and clears the book, to start a different market. */
function setMarket({ state }: Ledger): FeesByAsset {
  const fees = new Map([ASSET_A, ASSET_B].map((id) => [id, randomFees()]));
  for (const [id, { chargesMarketFee, makerFeePercent, takerFeePercent, maxMarketFee }] of fees) {
    const options = {
      flags: chargesMarketFee ? 1 : 0,
      market_fee_percent: makerFeePercent,
      max_market_fee: maxMarketFee,
      extensions: { taker_fee_percent: takerFeePercent },
    };
    state.store.modify('1.3', id, { options: { ...state.asset(id).options, ...options } });
  }
  for (const { id } of [...state.all('1.7')]) state.store.remove(id);
  state.store.forgetLog();
  return fees;
}

/** Amounts around one price: from dust, which is all rounding, to millions. */
function randomOrder(price: number): NewOrder {
  const [sold, bought] = chance(0.5) ? [ASSET_A, ASSET_B] : [ASSET_B, ASSET_A];
  const sell = units(chance(0.5) ? 2 : 7);
  const worth = Number(sell) * (sold === ASSET_A ? price : 1 / price) * (0.9 + next() * 0.2);
  const asked = chance(0.05) ? 1n : BigInt(Math.max(1, Math.round(worth)));
  return {
    sell: { units: sell, assetId: sold },
    minToReceive: { units: asked, assetId: bought },
    isFillOrKill: chance(0.3),
  };
}

/** Places an order; its id, or undefined when it was killed. */
function place(
  ledger: Ledger,
  seller: string,
  { sell, minToReceive, isFillOrKill }: NewOrder,
): string | undefined {
  const before = ledger.pending().length;
  try {
    pushPaid(ledger, 1, {
      seller,
      amount_to_sell: { amount: `${sell.units}`, asset_id: sell.assetId },
      min_to_receive: { amount: `${minToReceive.units}`, asset_id: minToReceive.assetId },
      expiration: '2030-01-01T00:00:00',
      fill_or_kill: isFillOrKill,
    });
  } catch (error) {
    if (!(error instanceof NodeError) || error.code !== 3050101) throw error;
    return undefined;
  }
  const result = ledger.pending()[before]?.transaction.operation_results[0];
  return result?.[0] === 1 ? result[1] : '';
}

const traders = [OWNER, TRADER];
const holdings = ({ state }: Ledger) =>
  traders.map((account) => [ASSET_A, ASSET_B].map((id) => state.balance(account, id)));

/** The predicted balances of the two accounts; a trader may meet their own orders. */
function foreseenHoldings(
  before: bigint[][],
  seller: string,
  { sell }: NewOrder,
  { fills, received, refunded }: MatchResult,
  makerOf: (orderId: string) => string,
): bigint[][] {
  const after = before.map((held) => [...held]);
  const sold = sell.assetId === ASSET_A ? 0 : 1;
  const add = (account: string, asset: number, by: bigint) => {
    const held = after[traders.indexOf(account)];
    if (held !== undefined) held[asset] = (held[asset] ?? 0n) + by;
  };
  add(seller, sold, refunded - sell.units);
  add(seller, 1 - sold, received);
  for (const { orderId, makerReceived, makerRefunded } of fills) {
    add(makerOf(orderId), sold, makerReceived);
    add(makerOf(orderId), 1 - sold, makerRefunded);
  }
  return after;
}

it(`predicts fills, refunds and rests of ${ORDERS} random orders to the unit`, async () => {
  const ledger = await startSmallChain();
  const { state } = ledger;
  const ended = { filled: 0, rested: 0, killed: 0, several: 0, dust: 0, culled: 0 };
  let fees: FeesByAsset = new Map();
  let price = 1;
  for (let index = 0; index < ORDERS; index += 1) {
    if (index % ORDERS_A_MARKET === 0) {
      ledger.produceBlock();
      fees = setMarket(ledger);
      price = 10 ** (next() * 4 - 2);
    }
    const order = randomOrder(price);
    const seller = traders[upTo(1)] ?? OWNER;
    const { assetId: sold } = order.sell;
    const bought = order.minToReceive.assetId;
    const opposing = state.ordersSelling(bought, sold);
    const before = holdings(ledger);
    const makers = new Map(opposing.map(({ id, seller: maker }) => [id, maker]));
    const foreseen = matchOrder(order, opposing, fees);
    const id = place(ledger, seller, order);
    expect({ index, isKilled: id === undefined }).toEqual({ index, isKilled: foreseen.isKilled });
    const rest = id === undefined ? 0n : (state.order(id)?.for_sale ?? 0n);
    expect({ index, rest }).toEqual({ index, rest: foreseen.rest });
    const left = state.ordersSelling(bought, sold).map(({ id: each, for_sale }) => [each, for_sale]);
    expect({ index, left }).toEqual({
      index,
      left: foreseen.after.map(({ id: each, for_sale }) => [each, for_sale]),
    });
    const held = foreseenHoldings(before, seller, order, foreseen, (each) => makers.get(each) ?? '');
    expect({ index, held: holdings(ledger) }).toEqual({ index, held });
    ended[foreseen.isKilled ? 'killed' : rest > 0n ? 'rested' : 'filled'] += 1;
    ended.several += foreseen.fills.length > 1 ? 1 : 0;
    ended.dust += foreseen.refunded > 0n && !foreseen.isKilled ? 1 : 0;
    ended.culled += foreseen.fills.some(({ makerRefunded }) => makerRefunded > 0n) ? 1 : 0;
  }
  // Enough of every kind, so that the test can not pass by leaving some out.
  expect(Math.min(...Object.values(ended))).toBeGreaterThan(ORDERS / 100);
}, 60_000);
