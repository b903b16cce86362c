import type { Asset, Price } from './amounts.ts';

export interface LimitOrderObject {
  id: string;
  expiration: string;
  seller: string;
  for_sale: bigint;
  sell_price: Price;
  filled_amount: bigint;
  deferred_fee: bigint;
  deferred_paid_fee: Asset;
  is_settled_debt: boolean;
  on_fill: unknown[];
  take_profit_order_id?: string;
}

export interface FillOrder {
  fee: Asset;
  order_id: string;
  account_id: string;
  pays: Asset;
  receives: Asset;
  fill_price: Price;
  is_maker: boolean;
}

export interface FillRecord {
  id: string;
  key: { base: string; quote: string; sequence: number };
  time: string;
  op: FillOrder;
}

export interface BucketObject {
  id: string;
  key: { base: string; quote: string; seconds: number; open: string };
  high_base: bigint;
  high_quote: bigint;
  low_base: bigint;
  low_quote: bigint;
  open_base: bigint;
  open_quote: bigint;
  close_base: bigint;
  close_quote: bigint;
  base_volume: bigint;
  quote_volume: bigint;
}

/** 24 h figures of a market; base is the asset with the smaller id, volumes are of maker fills. */
export interface MarketTicker {
  id: string;
  base: string;
  quote: string;
  last_day_base: bigint;
  last_day_quote: bigint;
  latest_base: bigint;
  latest_quote: bigint;
  base_volume: bigint;
  quote_volume: bigint;
}
