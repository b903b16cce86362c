import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** A subscriber's minimum units of an asset for notices of incoming payments; by symbol, which never changes. */
export const m0010PaymentMinimums: Migration = statements(
  `create table payment_minimums (
    uid bigint not null references subscribers (uid) on delete cascade,
    symbol text not null,
    precision smallint not null,
    units bigint not null,
    primary key (uid, symbol)
  )`,
);
