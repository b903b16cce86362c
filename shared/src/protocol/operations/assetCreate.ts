import * as v from 'valibot';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, assetOptions, fee } from '../packedParts.ts';
import { bool, text, uint8 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
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
    // The chain has it, but the product never sets it.
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
  says: ({ symbol, precision, common_options: { max_supply } }) => [
    fact('assetCreate', { symbol, precision, supply: { units: BigInt(max_supply), precision } }),
  ],
  isTellable: isWithoutPowers,
  isProposable: always,
} satisfies SignedOperation<AssetCreate>;

function symbolFee(symbol: string, { parameters, listed }: FeeTerms): bigint {
  const subAsset = listed(operationType.account_transfer)?.fee;
  const hasTickets = listed(operationType.ticket_create) !== undefined;
  if (symbol.includes('.') && subAsset !== undefined && hasTickets) return subAsset;
  const byLength = { 3: parameters.symbol3, 4: parameters.symbol4 }[symbol.length];
  return byLength ?? parameters.long_symbol ?? 0n;
}

/** The product creates only assets without issuer powers: no fact describes them. */
function isWithoutPowers({ common_options: options, is_prediction_market }: AssetCreate): boolean {
  const { market_fee_percent, max_market_fee, issuer_permissions, flags, description } = options;
  const lists = [
    ...options.whitelist_authorities,
    ...options.blacklist_authorities,
    ...options.whitelist_markets,
    ...options.blacklist_markets,
    ...Object.keys(options.extensions),
  ];
  // The chain replaces 1.3.1 with the new asset's id (chain.md §5, operation 10).
  const { base, quote } = options.core_exchange_rate;
  const rate = [base, quote].map((each) => `${each.amount} ${each.asset_id}`).join();
  const powers = [market_fee_percent, Number(max_market_fee), issuer_permissions, flags, lists.length];
  const isPlain = powers.every((each) => each === 0) && rate === '1 1.3.0,1 1.3.1';
  return isPlain && description === '' && !is_prediction_market;
}

export const assetCreateHistory = feeHistory(operationType.asset_create, {
  issuer: anAccount,
  symbol: v.string(),
  precision: aPercentage,
});
