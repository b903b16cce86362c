import type { ColumnType, Generated } from 'kysely';
import type { Int8, Moment } from './columns.ts';

export interface TimedMarkRow {
  account_id: string;
}

export interface ToldTimedRow {
  timed_id: string;
  facts: ColumnType<unknown, string, string>;
  ends_at: Moment;
  is_taken: Generated<boolean>;
  gone_block: Int8 | null;
}

export interface ProposalMarkRow {
  account_id: string;
}

export interface ToldProposalRow {
  proposal_id: string;
  account_ids: string[];
  facts: ColumnType<unknown, string, string>;
  ends_at: Moment;
  approved: string[];
  is_refused: Generated<boolean>;
  gone_block: Int8 | null;
}
