import type { JsonValue } from '../../json.ts';
import { readOperation } from '../../ledger/operationShapes.ts';
import { findAccount, getAccount } from '../database/lookups.ts';
import { historyLists } from './historyLists.ts';
import { type InventedRecord, inventRecord } from './inventedRecord.ts';
import type { JsonObject, Lie, World } from './lie.ts';

/** The false facts in the history of an account. */
export interface HistoryLie {
  /** Types of operations that are left out. */
  readonly missing?: readonly number[];
  /** Invented operations, as a node prints them, the newest last. */
  readonly invented?: readonly JsonValue[];
}

/** Keyed by account (name or id). */
export const historyLie: Lie<Readonly<Record<string, HistoryLie>>> = {
  about:
    'the history of an account: { [account]: { missing?: [operation type], invented?: [[type, operation]] } }',
  off: {},
  example: { 'bob-holder2': { missing: [0] } },
  distort(histories, world) {
    const { state } = world;
    const entries = Object.entries(histories);
    const invented = inventAll(
      entries.flatMap(([, lie]) => lie.invented ?? []),
      world,
    );
    const missing = new Map(
      entries.map(([account, lie]) => [getAccount(state, account).id, lie.missing ?? []] as const),
    );
    return {
      invented,
      answer: async (call, ask) => {
        const answer = await ask(call);
        const list = historyLists[call.method];
        if (call.api !== 'history' || list === undefined) return answer;
        const types = missing.get(findAccount(state, call.args[0])?.id ?? '') ?? [];
        return list.change(answer, (records) => records.filter((record) => !types.includes(typeOf(record))));
      },
    };
  },
};

function typeOf({ op }: JsonObject): number {
  return Number((op as JsonValue[])[0]);
}

function inventAll(operations: readonly JsonValue[], { state }: World): InventedRecord[] {
  const made: InventedRecord[] = [];
  for (const operation of operations.toReversed()) {
    const known = made.map(({ record }) => record.id);
    made.push(inventRecord(state, readOperation(operation), known));
  }
  return made;
}
