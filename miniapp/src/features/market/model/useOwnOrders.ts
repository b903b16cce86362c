import { useMemo } from 'react';
import { useFullAccount } from '../../account/model/account.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import type { MarketAssets } from './orderDraft.ts';
import { type OwnOrder, ownOrdersIn } from './ownOrders.ts';

/** The open orders of an account in a market. */
export interface OwnOrders {
  /** Undefined until the account is read. */
  readonly rows: readonly OwnOrder[] | undefined;
  /** 1.2.x */
  readonly accountId: string | undefined;
  /** The account's keys are on this device. */
  readonly canSign: boolean;
  /** The node has listed only the first of all. */
  readonly isCut: boolean;
}

/** An account's open orders in a market; an empty name has none. */
export function useOwnOrders(market: MarketAssets, account: string): OwnOrders {
  const full = useFullAccount(account === '' ? null : account).data;
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const orders = full?.limit_orders;
  const rows = useMemo(() => orders && ownOrdersIn(orders, market), [orders, market]);
  return {
    rows,
    accountId: full?.account.id,
    canSign: canSign === true,
    isCut: full?.more_data_available.limit_orders === true,
  };
}
