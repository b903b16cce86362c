import type { Kysely } from 'kysely';
import type { AlertRow } from './tables/alerts.ts';
import type { LeaseRow } from './tables/leases.ts';
import type { OpenOrderRow, OrderAccountRow, OrderMarkRow, OrderSideDueRow } from './tables/orders.ts';
import type { PaymentRequestRow, RequestCardRow } from './tables/paymentRequests.ts';
import type { PaymentRow, PositionRow, RoundRow } from './tables/payouts.ts';
import type {
  AccountRow,
  ChallengeRow,
  FindableRow,
  LanguageRow,
  LaunchRow,
  PaymentMinimumRow,
  ReferralRow,
  SubscriberRow,
} from './tables/people.ts';
import type { OutboxRow, SendingRateRow, UpdateKeptRow, UpdateSeenRow } from './tables/sending.ts';
import type { ProposalMarkRow, TimedMarkRow, ToldProposalRow, ToldTimedRow } from './tables/waiting.ts';

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
  leases: LeaseRow;
  challenges: ChallengeRow;
  launches: LaunchRow;
  languages: LanguageRow;
  order_accounts: OrderAccountRow;
  order_marks: OrderMarkRow;
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

/** A repository's database: the database, or a transaction on it. */
export type Db = Kysely<Tables>;
