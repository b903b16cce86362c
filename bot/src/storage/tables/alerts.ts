import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';
import type { Generated } from 'kysely';
import type { Int8, Moment, MomentByDatabase } from './columns.ts';

export interface AlertRow {
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
