import { nothing } from '../packedCollections.ts';
import { account, amount, fee } from '../packedParts.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import type { AssetAmount, WithFee } from './parts.ts';

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
