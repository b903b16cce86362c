import { apiLimits } from './access.ts';
import { type ApiMethods, method } from './apiMethod.ts';
import { readLimit, readUint } from './arguments.ts';
import { getAsset } from './database/lookups.ts';

/** The asset API; most public nodes deny it (graphene app/api.cpp asset_api). */
export const assetApi: ApiMethods = {
  get_asset_holders: method(3, ({ state }, [asset, start, limit]) => {
    const most = readLimit(limit, 0, apiLimits.assetHolders, {
      file: 'api.cpp',
      method: 'get_asset_holders',
    });
    const skipped = readUint(start);
    const holders = state.holdersOf(getAsset(state, asset).id).filter(({ balance }) => balance !== 0n);
    return holders.slice(skipped, skipped + most).map(({ owner, balance }) => ({
      name: state.account(owner).name,
      account_id: owner,
      amount: balance,
    }));
  }),
  // The real node counts balance objects, also empty ones, and subtracts one.
  get_asset_holders_count: method(1, ({ state }, [asset]) =>
    Math.max(0, state.holdersOf(getAsset(state, asset).id).length - 1),
  ),
};
