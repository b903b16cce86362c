import * as v from 'valibot';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, assetOptions, fee } from '../packedParts.ts';
import { bool, text, uint8 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { noFeeStep } from './feeStep.ts';
import type { FeeTerms } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { ChainInt, Price, WithFee } from './parts.ts';
import { anAccount, aPercentage } from './recordedParts.ts';

export interface AssetOptions {
  max_supply: ChainInt;
  market_fee_percent: number;
  max_market_fee: ChainInt;
  issuer_permissions: number;
  flags: number;
  core_exchange_rate: Price;
  whitelist_authorities: string[];
  blacklist_authorities: string[];
  whitelist_markets: string[];
  blacklist_markets: string[];
  description: string;
  extensions: {
    reward_percent?: number;
    whitelist_market_fee_sharing?: string[];
    taker_fee_percent?: number;
  };
}

export interface AssetCreate extends WithFee {
  issuer: string;
  symbol: string;
  precision: number;
  common_options: AssetOptions;
  is_prediction_market: boolean;
  extensions: [];
}

export const assetCreate = {
  payer: 'issuer',
  layout: () => ({
    fee,
    issuer: account,
    symbol: text,
    precision: uint8,
    common_options: assetOptions,
    // The chain has it, and the product never gives it.
    bitasset_opts: optional(nothing),
    is_prediction_market: bool,
    extensions: nothing,
  }),
  feeDefaults: {
    symbol3: 50_000_000_000n,
    symbol4: 30_000_000_000n,
    long_symbol: 500_000_000n,
    price_per_kbyte: 10n,
  },
  fee: ({ symbol }, terms) => symbolFee(symbol, terms) + terms.bodyFee(),
  moves: movesNothing,
  feeStep: noFeeStep,
  isProposable: always,
} satisfies SignedOperation<AssetCreate>;

function symbolFee(symbol: string, { parameters, listed }: FeeTerms): bigint {
  const subAsset = listed(operationType.account_transfer)?.fee;
  const hasTickets = listed(operationType.ticket_create) !== undefined;
  if (symbol.includes('.') && subAsset !== undefined && hasTickets) return subAsset;
  const byLength = { 3: parameters.symbol3, 4: parameters.symbol4 }[symbol.length];
  return byLength ?? parameters.long_symbol ?? 0n;
}

export const assetCreateHistory = feeHistory(operationType.asset_create, {
  issuer: anAccount,
  symbol: v.string(),
  precision: aPercentage,
});
