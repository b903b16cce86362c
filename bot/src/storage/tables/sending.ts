import type { ColumnType, Generated } from 'kysely';
import type { Int8, Moment, MomentByDatabase } from './columns.ts';

export interface UpdateSeenRow {
  update_id: Int8;
  seen_at: MomentByDatabase;
}

export interface UpdateKeptRow {
  update_id: Int8;
  body: string;
  attempts: Generated<number>;
  claimed_by: string | null;
  claimed_until: Moment | null;
  kept_at: MomentByDatabase;
}

export interface OutboxRow {
  id: Generated<bigint>;
  uid: Int8;
  kind: string;
  key: string;
  facts: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'claimed' | 'sending' | 'sent' | 'given_up'>;
  attempt: Generated<number>;
  interruptions: Generated<number>;
  not_before: MomentByDatabase;
  claimed_by: string | null;
  claimed_until: Moment | null;
  code: string | null;
  queued_at: MomentByDatabase;
  done_at: Moment | null;
}

export interface SendingRateRow {
  id: number;
  next_at: MomentByDatabase;
  paused_until: MomentByDatabase;
}
