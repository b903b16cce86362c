import type { Price } from './amounts.ts';

export interface AssetOptions {
  max_supply: bigint;
  market_fee_percent: number;
  max_market_fee: bigint;
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

export interface AssetObject {
  id: string;
  symbol: string;
  precision: number;
  issuer: string;
  options: AssetOptions;
  dynamic_asset_data_id: string;
  for_liquidity_pool?: string;
  creation_block_num: number;
  creation_time: string;
}

export interface AssetDynamicData {
  id: string;
  current_supply: bigint;
  confidential_supply: bigint;
  accumulated_fees: bigint;
  accumulated_collateral_fees: bigint;
  fee_pool: bigint;
}
