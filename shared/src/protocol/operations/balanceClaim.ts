import { account, amount, fee } from '../packedParts.ts';
import { objectId, publicKey } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import type { AssetAmount, WithFee } from './parts.ts';

export interface BalanceClaim extends WithFee {
  deposit_to_account: string;
  balance_to_claim: string;
  balance_owner_key: string;
  total_claimed: AssetAmount;
}

export const balanceClaim = {
  payer: 'deposit_to_account',
  layout: () => ({
    fee,
    deposit_to_account: account,
    balance_to_claim: objectId('1.15'),
    balance_owner_key: publicKey,
    total_claimed: amount,
  }),
  feeDefaults: {},
  fee: flatFee,
} satisfies KnownOperation<BalanceClaim>;
