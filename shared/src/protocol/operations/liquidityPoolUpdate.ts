import { nothing, optional } from '../packedCollections.ts';
import { account, fee, pool } from '../packedParts.ts';
import { uint16 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import type { WithFee } from './parts.ts';

export interface LiquidityPoolUpdate extends WithFee {
  account: string;
  pool: string;
  taker_fee_percent?: number;
  withdrawal_fee_percent?: number;
  extensions: [];
}

export const liquidityPoolUpdate = {
  payer: 'account',
  layout: () => ({
    fee,
    account,
    pool,
    taker_fee_percent: optional(uint16),
    withdrawal_fee_percent: optional(uint16),
    extensions: nothing,
  }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
} satisfies KnownOperation<LiquidityPoolUpdate>;
