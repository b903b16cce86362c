import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { account, amount, fee } from '../packedParts.ts';
import { objectId, publicKey } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { comes, history } from './history.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

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

export const balanceClaimHistory = history(
  operationType.balance_claim,
  { deposit_to_account: anAccount, total_claimed: assetAmountSchema },
  {
    effect: ({ total_claimed }) => ({ got: [total_claimed] }),
    listing: ({ total_claimed }) => ({ movements: [comes(total_claimed)] }),
  },
);
