import type { ColumnType, Generated } from 'kysely';
import type { Int8, Moment, MomentByDatabase } from './columns.ts';

export interface PositionRow {
  chain_id: string;
  block_num: Int8;
  stored_at: MomentByDatabase;
}

export interface RoundRow {
  id: string;
  chain_id: string;
  payer_id: string;
  payer_name: string;
  first_block: Int8;
  last_block: Int8;
  last_at: Moment;
  state: Generated<'open' | 'queued'>;
  prices: ColumnType<Record<string, number>, string | undefined, string>;
  queued_at: Moment | null;
}

export interface PaymentRow {
  round_id: string;
  operation: string;
  account_id: string;
  account_name: string;
  units: Int8;
  asset_id: string;
  symbol: string;
  precision: number;
}
