import { failAssert } from './nodeError.ts';
import type { Asset } from './objects/amounts.ts';
import { prettyAmount } from './prettyAmount.ts';
import type { State } from './state.ts';

export const CORE = '1.3.0';

/** Adds units (negative: takes them) to an account; fails with the node's text when it has too few. */
export function adjustBalance(state: State, accountId: string, { amount, asset_id }: Asset): void {
  if (amount === 0n) return;
  const held = state.balanceObject(accountId, asset_id);
  const isEnough = amount > 0n || (held !== undefined && held.balance >= -amount);
  if (!isEnough) failBalance(state, accountId, { amount, asset_id });
  const isCore = asset_id === CORE;
  if (held === undefined) {
    state.store.create('2.5', (id) => ({
      id,
      owner: accountId,
      asset_type: asset_id,
      balance: amount,
      maintenance_flag: isCore,
    }));
    return;
  }
  const maintenance_flag = held.maintenance_flag || isCore;
  state.store.modify('2.5', held.id, { balance: held.balance + amount, maintenance_flag });
}

function failBalance(state: State, accountId: string, { amount, asset_id }: Asset): never {
  const held = state.balanceObject(accountId, asset_id);
  const condition = held === undefined ? 'delta.amount > 0' : 'abo->get_balance() >= -delta';
  const place = { file: 'db_balance.cpp', line: held === undefined ? 60 : 77, method: 'adjust_balance' };
  const facts = {
    a: state.account(accountId).name,
    b: prettyAmount(state, { amount: held?.balance ?? 0n, asset_id }),
    r: prettyAmount(state, { amount: -amount, asset_id }),
  };
  const format = "Insufficient Balance: ${a}'s balance of ${b} is less than required ${r}";
  failAssert(place, condition, format, facts);
}

/** Adds to the core an account has in open orders (its statistics). */
export function adjustCoreInOrders(state: State, accountId: string, { amount, asset_id }: Asset): void {
  if (asset_id !== CORE) return;
  const { id, total_core_in_orders } = state.statistics(accountId);
  state.store.modify('2.6', id, { total_core_in_orders: total_core_in_orders + amount });
}

/** Adds to the current supply of an asset. */
export function adjustSupply(state: State, { amount, asset_id }: Asset): void {
  const { id, current_supply } = state.dynamicData(asset_id);
  state.store.modify('2.3', id, { current_supply: current_supply + amount });
}
