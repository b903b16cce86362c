import type { Generated } from 'kysely';
import type { Int8, Moment } from './columns.ts';

export interface OrderAccountRow {
  account_id: string;
  read_to: Int8;
  due_to: Int8;
}

export interface OpenOrderRow {
  order_id: string;
  account_id: string;
  sold_id: string;
  wanted_id: string;
  price_sold: Int8;
  price_wanted: Int8;
  left_units: Int8;
  expires_at: Moment;
  untold_sold: Int8;
  untold_got: Int8;
  untold_fee: Int8;
  untold_since: Moment | null;
  untold_operation: string | null;
}

export interface OrderSideDueRow {
  sold_id: string;
  wanted_id: string;
  block_num: Int8;
}

export interface OrderMarkRow {
  account_id: string;
  number: Generated<bigint>;
}
