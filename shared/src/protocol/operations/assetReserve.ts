import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, amount, fee } from '../packedParts.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { goes, history } from './history.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface AssetReserve extends WithFee {
  payer: string;
  amount_to_reserve: AssetAmount;
  extensions: [];
}

export const assetReserve = {
  payer: 'payer',
  layout: () => ({ fee, payer: account, amount_to_reserve: amount, extensions: nothing }),
  feeDefaults: { fee: 2_000_000n },
  fee: flatFee,
} satisfies KnownOperation<AssetReserve>;

export const assetReserveHistory = history(
  operationType.asset_reserve,
  { payer: anAccount, amount_to_reserve: assetAmountSchema },
  {
    effect: ({ amount_to_reserve }) => ({ gave: [amount_to_reserve] }),
    listing: ({ amount_to_reserve }) => ({ movements: [goes(amount_to_reserve)] }),
  },
);
