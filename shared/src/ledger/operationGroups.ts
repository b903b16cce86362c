import { operationType as type } from '../protocol/operationTypes.ts';
import type { OperationRecord } from '../protocol/records.ts';

/** What makes operations one event: a transaction, fills of an order of theirs, a round of payouts, an end by the chain. */
export type GroupCause = 'transaction' | 'fills' | 'payout' | 'ended';

/** The operations that a list shows as one row, the newest first. */
export interface OperationGroup<Row> {
  /** The same however many operations are read after it. */
  readonly key: string;
  readonly cause: GroupCause;
  readonly rows: readonly [Row, ...Row[]];
}

export interface GroupRules<Row> {
  /** The account whose history it is (1.2.x). */
  readonly me: string;
  /** Accounts that pay the income of stakes (1.2.x). */
  readonly payers: ReadonlySet<string>;
  readonly recordOf: (row: Row) => OperationRecord;
  /** The reader's day of an operation, in any form. */
  readonly dayOf: (row: Row) => string;
}

type Key = readonly [cause: GroupCause, place: string];

const orderInBlock = (block: number, order: unknown): string => `${block} ${String(order)}`;

/**
 * Joins operations, newest first, that are one event for their account: those of one transaction, with the fills that it caused at once; a
 * day's later fills of one order, with the return of its rest; a day's transfers of a payer of stakes; orders that expired in one block. A
 * group has the place of its newest operation; reading on can only add to groups, at their end.
 */
export function operationGroups<Row>(rows: readonly Row[], rules: GroupRules<Row>): OperationGroup<Row>[] {
  const fills = new Map<string, Key>();
  for (const row of rows) {
    const { op, block_num } = rules.recordOf(row);
    if (op[0] === type.fill_order) fills.set(orderInBlock(block_num, op[1].order_id), keyOf(row, rules));
  }
  const groups = new Map<string, { cause: GroupCause; rows: [Row, ...Row[]] }>();
  for (const row of rows) {
    const [cause, place] = restOf(rules.recordOf(row), fills) ?? keyOf(row, rules);
    const key = `${cause} ${place}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { cause, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** A rest that the chain returns with the fill that left it belongs to that fill. */
function restOf(
  { op, is_virtual, block_num }: OperationRecord,
  fills: ReadonlyMap<string, Key>,
): Key | undefined {
  if (op[0] !== type.limit_order_cancel || is_virtual !== true) return undefined;
  return fills.get(orderInBlock(block_num, op[1].order)) ?? ['ended', String(block_num)];
}

function keyOf<Row>(row: Row, { me, payers, recordOf, dayOf }: GroupRules<Row>): Key {
  const { op, block_num, trx_in_block } = recordOf(row);
  const [kind, members] = op;
  // The taker's fills come with its own transaction, the maker's with somebody else's.
  if (kind === type.fill_order && members.is_maker === true)
    return ['fills', `${String(members.order_id)} ${dayOf(row)}`];
  const from = String(members.from);
  if (kind === type.transfer && from !== me && payers.has(from)) return ['payout', `${from} ${dayOf(row)}`];
  return ['transaction', `${block_num}/${trx_in_block}`];
}
