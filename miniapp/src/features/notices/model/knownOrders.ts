import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import type { KnownOrders } from './readOwnOrders.ts';

const digits = v.pipe(v.string(), v.regex(/^\d+$/u));
const objectId = v.pipe(v.string(), v.regex(/^1\.\d+\.\d+$/u));
const orderSchema = v.object({
  id: objectId,
  soldId: objectId,
  wantedId: objectId,
  priceSold: digits,
  priceWanted: digits,
  left: digits,
  expiresAt: v.pipe(v.number(), v.integer()),
});
const knownSchema = v.object({
  account: v.string(),
  chainId: v.string(),
  operations: v.pipe(v.number(), v.integer(), v.minValue(0)),
  orders: v.array(orderSchema),
});
type Known = v.InferOutput<typeof knownSchema>;

/** The known orders of this device's accounts when the app was last open, stored under `xbts.orderNews`. */
export const useKnownOrders = persistedStore({
  key: 'xbts.orderNews',
  group: 'accounts',
  version: 0,
  fields: { known: records(knownSchema) },
  defaults: { known: [] },
  rest: () => ({}),
});

const isOf = (account: string, chainId: string) => (each: Known) =>
  each.account === account && each.chainId === chainId;

/** The known orders of an account on a chain at the last look; null: none. */
export function savedOrders(account: string, chainId: string): KnownOrders | null {
  const saved = useKnownOrders.getState().known.find(isOf(account, chainId));
  if (saved === undefined) return null;
  return { operations: saved.operations, orders: saved.orders.map(openOrderOf) };
}

/** Stores the known orders; accounts no longer on this device are dropped. */
export function saveOrders(account: string, chainId: string, { operations, orders }: KnownOrders): void {
  const names = new Set(useAccounts.getState().accounts.map(({ name }) => name));
  const now: Known = { account, chainId, operations, orders: orders.map(savedOf) };
  useKnownOrders.change(({ known }) => ({
    known: [...known.filter((each) => !isOf(account, chainId)(each)), now].filter((each) =>
      names.has(each.account),
    ),
  }));
}

const savedOf = ({ id, soldId, wantedId, priceSold, priceWanted, left, expiresAt }: OpenOrder) => ({
  id,
  soldId,
  wantedId,
  priceSold: `${priceSold}`,
  priceWanted: `${priceWanted}`,
  left: `${left < 0n ? 0n : left}`,
  expiresAt: expiresAt.getTime(),
});

const openOrderOf = (saved: Known['orders'][number]): OpenOrder => ({
  ...saved,
  priceSold: BigInt(saved.priceSold),
  priceWanted: BigInt(saved.priceWanted),
  left: BigInt(saved.left),
  expiresAt: new Date(saved.expiresAt),
  untold: null,
});
