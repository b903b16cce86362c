import { instanceOf } from '../../ledger/objectStore.ts';
import type { State } from '../../ledger/state.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readList, readObjectId } from '../arguments.ts';
import { getAccount } from './lookups.ts';

function balances(state: State, account: unknown, wanted: unknown): object[] {
  const { id } = getAccount(state, account);
  const assetIds = [...new Set(readList(wanted).map((asset) => readObjectId(asset, '1.3.')))];
  if (assetIds.length === 0) {
    return state.balancesOf(id).map(({ asset_type, balance }) => ({ amount: balance, asset_id: asset_type }));
  }
  assetIds.sort((one, other) => instanceOf(one) - instanceOf(other));
  return assetIds.map((assetId) => ({ amount: state.balance(id, assetId), asset_id: assetId }));
}

/** Balances and vesting balances of an account. */
export const balanceMethods: ApiMethods = {
  get_account_balances: method(2, ({ state }, [account, assets]) => balances(state, account, assets)),
  get_named_account_balances: method(2, ({ state }, [account, assets]) => balances(state, account, assets)),
  get_vesting_balances: method(1, ({ state }, [account]) =>
    state.vestingBalancesOf(getAccount(state, account).id),
  ),
};
