import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * Price alerts. `rise_at` and `fall_at` are the prices of the next change, so that their indexes find exactly the
 * alerts that a price has reached; both are null in a finished or paused one. `level` is as typed: a price, or percent.
 */
export const m0009Alerts: Migration = statements(
  `create table alerts (
    id bigint generated always as identity primary key,
    uid bigint not null references subscribers (uid) on delete cascade,
    subject text not null,
    quote text not null,
    base text not null,
    kind text not null,
    level text not null,
    repeats boolean not null,
    rise_at double precision,
    fall_at double precision,
    is_armed boolean not null,
    told integer not null default 0,
    told_at timestamptz,
    told_price double precision,
    created_at timestamptz not null default now()
  )`,
  'create index alerts_by_uid on alerts (uid)',
  'create index alerts_rising on alerts (subject, rise_at) where rise_at is not null',
  'create index alerts_falling on alerts (subject, fall_at) where fall_at is not null',
  // The time of day without notices, minutes after midnight in a zone of the tz database; null: none.
  `alter table subscribers
    add column quiet_from smallint,
    add column quiet_to smallint,
    add column time_zone text`,
);
