import type { Generated } from 'kysely';
import type { Int8, Moment, MomentByDatabase } from './columns.ts';

export interface SubscriberRow {
  uid: Int8;
  language: string;
  kinds: string[];
  is_muted: Generated<boolean>;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
  send_after: MomentByDatabase;
  unreachable_since: Moment | null;
  created_at: MomentByDatabase;
}

export interface AccountRow {
  account_id: string;
  uid: Int8;
  name: string;
}

export interface ReferralRow {
  uid: Int8;
  partner: string;
  is_refused: Generated<boolean>;
  created_at: MomentByDatabase;
}

export interface ChallengeRow {
  uid: Int8;
  nonce: string;
  expires_at: Moment;
}

export interface LaunchRow {
  hash: string;
  session: string;
  expires_at: Moment;
}

export interface LanguageRow {
  uid: Int8;
  language: string;
}

export interface PaymentMinimumRow {
  uid: Int8;
  symbol: string;
  precision: number;
  units: Int8;
}

export interface FindableRow {
  uid: Int8;
}
