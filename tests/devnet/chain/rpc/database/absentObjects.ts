import { type ApiMethods, method } from '../apiMethod.ts';

/** Lists of kinds of objects that this chain never has: margin positions, credit. */
const emptyLists: ReadonlyArray<readonly [name: string, required: number]> = [
  ['get_call_orders', 2],
  ['get_call_orders_by_account', 1],
  ['get_settle_orders', 2],
  ['get_settle_orders_by_account', 1],
  ['get_margin_positions', 1],
  ['get_collateral_bids', 3],
  ['get_withdraw_permissions_by_giver', 3],
  ['get_withdraw_permissions_by_recipient', 3],
  ['list_tickets', 0],
  ['get_tickets_by_account', 1],
  ['list_samet_funds', 0],
  ['list_credit_offers', 0],
  ['list_credit_deals', 0],
];

export const absentObjectMethods: ApiMethods = Object.fromEntries(
  emptyLists.map(([name, required]) => [name, method(required, () => [])]),
);
