import { instanceOf } from '../../ledger/objectStore.ts';
import type { AssetObject } from '../../ledger/objects/assets.ts';
import type { FillRecord } from '../../ledger/objects/market.ts';
import { amountText, priceText } from './amountText.ts';

/** One trade of get_trade_history: amount in quote, value in base, `type` is the maker's side (chain.md §2). */
export interface MarketTrade {
  sequence: number;
  date: string;
  price: string;
  amount: string;
  value: string;
  type: string;
  side1_account_id: string;
  side2_account_id: string;
}

/** Pairs the two sides of each fill into trades, in the order of the fills. */
export function tradesOf(fills: FillRecord[], base: AssetObject, quote: AssetObject): MarketTrade[] {
  const trades: MarketTrade[] = [];
  for (let index = 0; index < fills.length; index += 1) {
    const fill = fills[index];
    const next = fills[index + 1];
    if (fill === undefined) break;
    const other = next !== undefined && areSidesOfOne(fill, next) ? next : undefined;
    trades.push(trade(fill, other, base, quote));
    if (other !== undefined) index += 1;
  }
  return trades;
}

function areSidesOfOne(one: FillRecord, other: FillRecord): boolean {
  const distance = Math.abs(instanceOf(one.id) - instanceOf(other.id));
  return one.time === other.time && one.op.is_maker !== other.op.is_maker && distance === 1;
}

function trade(
  fill: FillRecord,
  other: FillRecord | undefined,
  base: AssetObject,
  quote: AssetObject,
): MarketTrade {
  const maker = fill.op.is_maker ? fill : other;
  const taker = fill.op.is_maker ? other : fill;
  const { pays, receives, fill_price } = fill.op;
  const isBaseReceived = receives.asset_id === base.id;
  return {
    sequence: maker === undefined ? 0 : Math.abs(maker.key.sequence),
    date: fill.time,
    price: priceText(fill_price, base, quote),
    amount: amountText((isBaseReceived ? pays : receives).amount, quote),
    value: amountText((isBaseReceived ? receives : pays).amount, base),
    type: maker === undefined ? '' : maker.op.receives.asset_id === base.id ? 'sell' : 'buy',
    side1_account_id: maker?.op.account_id ?? '1.2.0',
    side2_account_id: taker?.op.account_id ?? '1.2.0',
  };
}
