import type { Int8, Moment, MomentByDatabase } from './columns.ts';

export interface PaymentRequestRow {
  id: string;
  uid: Int8;
  language: string;
  account_id: string;
  account: string;
  symbol: string;
  amount: string;
  memo: string;
  is_own: boolean;
  asset_id: string | null;
  units: Int8 | null;
  after_block: Int8;
  made_at: MomentByDatabase;
  expires_at: Moment;
  sent_at: Moment | null;
  paid_operation: string | null;
  paid_from: string | null;
}

export interface RequestCardRow {
  inline_message_id: string;
  request_id: string;
  try_at: MomentByDatabase;
  marked_at: Moment | null;
}
