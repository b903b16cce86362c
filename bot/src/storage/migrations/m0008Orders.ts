import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * Open orders of watched accounts, in their state after the last block read of the account's history, with the sales
 * since the last notice. An account has more to read while `due_to` is ahead of `read_to`; a side of a market is
 * checked again after a trade against it.
 */
export const m0008Orders: Migration = statements(
  `create table order_accounts (
    account_id text primary key,
    read_to bigint not null,
    due_to bigint not null
  )`,
  'create index order_accounts_due on order_accounts (account_id) where due_to > read_to',
  `create table open_orders (
    order_id text primary key,
    account_id text not null references order_accounts (account_id) on delete cascade,
    sold_id text not null,
    wanted_id text not null,
    price_sold bigint not null,
    price_wanted bigint not null,
    left_units bigint not null,
    expires_at timestamptz not null,
    untold_sold bigint not null default 0,
    untold_got bigint not null default 0,
    untold_fee bigint not null default 0,
    untold_since timestamptz,
    untold_operation text
  )`,
  'create index open_orders_by_account on open_orders (account_id)',
  'create index open_orders_by_side on open_orders (sold_id, wanted_id)',
  'create index open_orders_by_expiration on open_orders (expires_at)',
  'create index open_orders_untold on open_orders (untold_since) where untold_since is not null',
  `create table order_sides_due (
    sold_id text not null,
    wanted_id text not null,
    block_num bigint not null,
    primary key (sold_id, wanted_id)
  )`,
);
