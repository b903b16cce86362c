import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** int8: read as bigint on both engines, written as either. */
type Int8 = ColumnType<bigint, bigint | number, bigint | number>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentByDatabase = ColumnType<Date, Date | string | undefined, Date | string>;

interface SubscriberRow {
  uid: Int8;
  language: string;
  kinds: string[];
  is_muted: Generated<boolean>;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
  send_after: MomentByDatabase;
  created_at: MomentByDatabase;
}

interface AccountRow {
  account_id: string;
  uid: Int8;
  name: string;
}

interface ReferralRow {
  uid: Int8;
  partner: string;
  is_refused: Generated<boolean>;
  created_at: MomentByDatabase;
}

interface UpdateSeenRow {
  update_id: Int8;
  seen_at: MomentByDatabase;
}

interface UpdateKeptRow {
  update_id: Int8;
  body: string;
  attempts: Generated<number>;
  claimed_by: string | null;
  claimed_until: Moment | null;
  kept_at: MomentByDatabase;
}

interface PositionRow {
  chain_id: string;
  block_num: Int8;
  stored_at: MomentByDatabase;
}

interface RoundRow {
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

interface PaymentRow {
  round_id: string;
  operation: string;
  account_id: string;
  account_name: string;
  units: Int8;
  asset_id: string;
  symbol: string;
  precision: number;
}

interface OutboxRow {
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

interface ChallengeRow {
  uid: Int8;
  nonce: string;
  expires_at: Moment;
}

interface LaunchRow {
  hash: string;
  session: string;
  expires_at: Moment;
}

interface LanguageRow {
  uid: Int8;
  language: string;
}

interface SendingRateRow {
  id: number;
  next_at: MomentByDatabase;
  paused_until: MomentByDatabase;
}

interface OrderAccountRow {
  account_id: string;
  read_to: Int8;
  due_to: Int8;
}

interface OpenOrderRow {
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

interface OrderSideDueRow {
  sold_id: string;
  wanted_id: string;
  block_num: Int8;
}

interface AlertRow {
  id: Generated<bigint>;
  uid: Int8;
  subject: string;
  quote: string;
  base: string;
  kind: PriceAlertKind;
  level: string;
  repeats: boolean;
  rise_at: number | null;
  fall_at: number | null;
  is_armed: boolean;
  told: Generated<number>;
  told_at: Moment | null;
  told_price: number | null;
  created_at: MomentByDatabase;
}

interface PaymentMinimumRow {
  uid: Int8;
  symbol: string;
  precision: number;
  units: Int8;
}

interface PaymentRequestRow {
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

interface RequestCardRow {
  inline_message_id: string;
  request_id: string;
  try_at: MomentByDatabase;
  marked_at: Moment | null;
}

interface FindableRow {
  uid: Int8;
}

interface TimedMarkRow {
  account_id: string;
}

interface ToldTimedRow {
  timed_id: string;
  facts: ColumnType<unknown, string, string>;
  ends_at: Moment;
  is_taken: Generated<boolean>;
  gone_block: Int8 | null;
}

interface ProposalMarkRow {
  account_id: string;
}

interface ToldProposalRow {
  proposal_id: string;
  account_ids: string[];
  facts: ColumnType<unknown, string, string>;
  ends_at: Moment;
  approved: string[];
  is_refused: Generated<boolean>;
  gone_block: Int8 | null;
}

/** Every table, as the migrations make it. */
export interface Tables {
  subscribers: SubscriberRow;
  accounts: AccountRow;
  referrals: ReferralRow;
  updates_seen: UpdateSeenRow;
  updates_kept: UpdateKeptRow;
  positions: PositionRow;
  rounds: RoundRow;
  payments: PaymentRow;
  outbox: OutboxRow;
  sending_rate: SendingRateRow;
  challenges: ChallengeRow;
  launches: LaunchRow;
  languages: LanguageRow;
  order_accounts: OrderAccountRow;
  open_orders: OpenOrderRow;
  order_sides_due: OrderSideDueRow;
  alerts: AlertRow;
  payment_minimums: PaymentMinimumRow;
  payment_requests: PaymentRequestRow;
  request_cards: RequestCardRow;
  findable: FindableRow;
  proposal_marks: ProposalMarkRow;
  told_proposals: ToldProposalRow;
  timed_marks: TimedMarkRow;
  told_timed: ToldTimedRow;
}

/** What a repository is given: the database, or a transaction on it. */
export type Db = Kysely<Tables>;
