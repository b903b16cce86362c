import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The least units of an asset that a subscriber is told of when they come; by symbol, which no asset ever changes. */
export const m0010PaymentMinimums: Migration = statements(
  `create table payment_minimums (
    uid bigint not null references subscribers (uid) on delete cascade,
    symbol text not null,
    precision smallint not null,
    units bigint not null,
    primary key (uid, symbol)
  )`,
);
