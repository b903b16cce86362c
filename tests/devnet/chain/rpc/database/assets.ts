import type { AssetObject } from '../../ledger/objects/assets.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readLimit, readText, readTexts, readUint } from '../arguments.ts';
import { readWish } from './globals.ts';
import { findAsset, getAccount, getAsset } from './lookups.ts';

/** The extended asset of api_helper_indexes; nothing is borrowed on this chain. */
function extended(asset: AssetObject | undefined): object | null {
  return asset === undefined ? null : { ...asset, total_in_collateral: 0 };
}

/** Assets by symbol or id (graphene app/database_api.cpp). */
export const assetMethods: ApiMethods = {
  get_assets: method(1, ({ state, subscriptions }, [wanted, subscribe]) => {
    const assets = readTexts(wanted).map((asset) => findAsset(state, asset));
    const ids = assets.flatMap((asset) => asset?.id ?? []);
    subscriptions.watchObjects(ids, readWish(subscribe));
    return assets.map(extended);
  }),
  lookup_asset_symbols: method(1, ({ state }, [wanted]) =>
    readTexts(wanted).map((asset) => extended(findAsset(state, asset))),
  ),
  list_assets: method(2, ({ state }, [lower, limit]) => {
    const most = readLimit(limit, 0, apiLimits.assets, { method: 'list_assets' });
    const from = readText(lower);
    const symbols = state.assetSymbols().filter((symbol) => symbol >= from);
    return symbols.slice(0, most).map((symbol) => extended(state.assetBySymbol(symbol)));
  }),
  get_asset_count: method(0, ({ state }) => state.assetSymbols().length),
  get_asset_id_from_string: method(1, ({ state }, [asset]) => getAsset(state, asset).id),
  get_assets_by_issuer: method(3, ({ state }, [issuer, start, limit]) => {
    const most = readLimit(limit, 0, apiLimits.assets, { method: 'get_assets_by_issuer' });
    const first = readUint(readText(start).split('.').at(-1));
    const assets = state.assetsIssuedBy(getAccount(state, issuer).id);
    const onwards = assets.filter(({ id }) => readUint(id.slice('1.3.'.length)) >= first);
    return onwards.slice(0, most).map(extended);
  }),
};
