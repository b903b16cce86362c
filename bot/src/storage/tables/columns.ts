import type { ColumnType } from 'kysely';

/** int8: read as bigint on both engines, written as either. */
export type Int8 = ColumnType<bigint, bigint | number, bigint | number>;

export type Moment = ColumnType<Date, Date | string, Date | string>;

export type MomentByDatabase = ColumnType<Date, Date | string | undefined, Date | string>;
