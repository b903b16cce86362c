import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee } from '../packedParts.ts';
import { uint8 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import type { WithFee } from './parts.ts';
import { anAccount, aPercentage } from './recordedParts.ts';

export interface AccountWhitelist extends WithFee {
  authorizing_account: string;
  account_to_list: string;
  new_listing: number;
  extensions: [];
}

export const accountWhitelist = {
  payer: 'authorizing_account',
  layout: () => ({
    fee,
    authorizing_account: account,
    account_to_list: account,
    new_listing: uint8,
    extensions: nothing,
  }),
  feeDefaults: { fee: 300_000n },
  fee: flatFee,
} satisfies KnownOperation<AccountWhitelist>;

export const accountWhitelistHistory = feeHistory(operationType.account_whitelist, {
  authorizing_account: anAccount,
  account_to_list: anAccount,
  new_listing: aPercentage,
});
