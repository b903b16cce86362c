import type { ChainInt, Price, WithFee } from './parts.ts';

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
