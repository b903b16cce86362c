import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The open orders of an account, the oldest first. */
export async function openOrdersOf(db: Db, accountId: string): Promise<OpenOrder[]> {
  const rows = await db
    .selectFrom('open_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(sql`split_part(order_id, '.', 3)::bigint`)
    .execute();
  return rows.map((row) => ({
    id: row.order_id,
    soldId: row.sold_id,
    wantedId: row.wanted_id,
    priceSold: row.price_sold,
    priceWanted: row.price_wanted,
    left: row.left_units,
    expiresAt: row.expires_at,
    untold:
      row.untold_since === null
        ? null
        : {
            sold: row.untold_sold,
            got: row.untold_got,
            fee: row.untold_fee,
            since: row.untold_since,
            operation: row.untold_operation ?? '',
          },
  }));
}

/** Stores the open orders of an account in place of the previous ones. */
export async function replaceOpenOrders(
  db: Db,
  accountId: string,
  orders: readonly OpenOrder[],
): Promise<void> {
  await db.deleteFrom('open_orders').where('account_id', '=', accountId).execute();
  const column = <Value>(read: (order: OpenOrder) => Value) => orders.map(read);
  if (orders.length === 0) return;
  await sql`
    insert into open_orders
      (order_id, account_id, sold_id, wanted_id, price_sold, price_wanted, left_units, expires_at,
        untold_sold, untold_got, untold_fee, untold_since, untold_operation)
    select o.id, ${accountId}, sold_id, wanted_id, price_sold, price_wanted, left_units, expires_at,
      untold_sold, untold_got, untold_fee, untold_since, untold_operation
    from unnest(
      ${column(({ id }) => id)}::text[], ${column(({ soldId }) => soldId)}::text[],
      ${column(({ wantedId }) => wantedId)}::text[], ${column(({ priceSold }) => priceSold)}::bigint[],
      ${column(({ priceWanted }) => priceWanted)}::bigint[], ${column(({ left }) => left)}::bigint[],
      ${column(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[],
      ${column(({ untold }) => untold?.sold ?? 0n)}::bigint[],
      ${column(({ untold }) => untold?.got ?? 0n)}::bigint[],
      ${column(({ untold }) => untold?.fee ?? 0n)}::bigint[],
      ${column(({ untold }) => untold?.since.toISOString() ?? null)}::timestamptz[],
      ${column(({ untold }) => untold?.operation ?? null)}::text[]
    ) as o (id, sold_id, wanted_id, price_sold, price_wanted, left_units, expires_at,
      untold_sold, untold_got, untold_fee, untold_since, untold_operation)`.execute(db);
}

/** An order to compare with the chain. */
export interface OrderToCompare {
  readonly id: string;
  readonly accountId: string;
  readonly left: bigint;
}

/**
 * A page of open orders of fully read accounts, by id after `after` ('' for the first page): all, or those on a side
 * with trades up to that block.
 */
export async function ordersToCompare(
  db: Db,
  page: { isAll: boolean; block: number; after: string; limit: number },
): Promise<OrderToCompare[]> {
  const traded = sql`(o.sold_id, o.wanted_id) in (
    select sold_id, wanted_id from order_sides_due where block_num <= ${page.block})`;
  const { rows } = await sql<OrderToCompare>`
    select o.order_id as id, o.account_id as "accountId", o.left_units as left
    from open_orders o join order_accounts a using (account_id)
    where o.order_id > ${page.after} and a.due_to <= a.read_to and ${page.isAll ? sql`true` : traded}
    order by o.order_id limit ${page.limit}`.execute(db);
  return rows;
}

/**
 * Marks sides of markets with trades up to that block, among those with open orders; all of them while an account has
 * more to read, which may be such an order.
 */
export async function markSides(
  db: Db,
  block: number,
  sides: readonly { readonly soldId: string; readonly wantedId: string }[],
): Promise<void> {
  if (sides.length === 0) return;
  await sql`
    insert into order_sides_due (sold_id, wanted_id, block_num)
    select s.sold_id, s.wanted_id, ${block}
    from unnest(${sides.map((side) => side.soldId)}::text[], ${sides.map((side) => side.wantedId)}::text[])
      as s (sold_id, wanted_id)
    where exists (select from open_orders o where o.sold_id = s.sold_id and o.wanted_id = s.wanted_id)
      or exists (select from order_accounts where due_to > read_to)
    on conflict (sold_id, wanted_id) do update set block_num = greatest(order_sides_due.block_num, excluded.block_num)`.execute(
    db,
  );
}

/** Removes sides that are compared up to that block. */
export async function dropSides(db: Db, block: number): Promise<void> {
  await db.deleteFrom('order_sides_due').where('block_num', '<=', BigInt(block)).execute();
}
