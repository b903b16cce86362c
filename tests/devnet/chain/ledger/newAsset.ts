import type { Price } from './objects/amounts.ts';
import type { AssetObject, AssetOptions } from './objects/assets.ts';
import type { State } from './state.ts';

export interface NewAsset {
  symbol: string;
  precision: number;
  issuer: string;
  options: AssetOptions;
  /** Core units. */
  feePool: bigint;
}

/** Creates an asset and its dynamic data; the asset side of its core exchange rate becomes the new id. */
export function createAsset(state: State, fresh: NewAsset): AssetObject {
  const { symbol, precision, issuer, options, feePool } = fresh;
  const data = state.store.create('2.3', (id) => ({
    id,
    current_supply: 0n,
    confidential_supply: 0n,
    accumulated_fees: 0n,
    accumulated_collateral_fees: 0n,
    fee_pool: feePool,
  }));
  return state.store.create('1.3', (id) => ({
    id,
    symbol,
    precision,
    issuer,
    options: { ...options, core_exchange_rate: withAsset(options.core_exchange_rate, id) },
    dynamic_asset_data_id: data.id,
    creation_block_num: state.blockBeingBuilt().number,
    creation_time: state.blockBeingBuilt().time,
  }));
}

function withAsset({ base, quote }: Price, id: string): Price {
  if (base.asset_id === '1.3.0') return { base, quote: { ...quote, asset_id: id } };
  return { base: { ...base, asset_id: id }, quote };
}
