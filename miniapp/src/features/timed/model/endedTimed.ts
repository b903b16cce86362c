import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { ChainAmount } from '@xbts/shared/protocol/objects.ts';
import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';

/** A timed transfer that has left the chain: it was taken or returned. */
export interface EndedTimed {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: ChainAmount;
  readonly isTaken: boolean;
  /** The secret that took it, hex: it is public now. */
  readonly secret: string | null;
  /** The time of its creation: `YYYY-MM-DDTHH:MM:SS`, UTC. */
  readonly madeAt: string;
}

const idResult = v.tuple([v.literal(1), objectIdOf('1.16')]);

function madeBy({ op, result, block_time = '' }: OperationRecord) {
  const made = v.safeParse(idResult, result);
  const read = readRecordedOperation(op);
  if (!made.success || read?.[0] !== operationType.htlc_create) return [];
  const { from, to, amount } = read[1];
  return [{ id: made.output[1], from, to, amount, madeAt: block_time }];
}

/** The secret that took each transfer, by its id; null if a node does not report it. */
function takenBy(records: readonly OperationRecord[]): ReadonlyMap<string, string | null> {
  return new Map(
    records.flatMap(({ op }) => {
      const read = readRecordedOperation(op);
      const isTaking = read?.[0] === operationType.htlc_redeem || read?.[0] === operationType.htlc_redeemed;
      return isTaking ? [[read[1].htlc_id, read[1].preimage ?? null] as const] : [];
    }),
  );
}

/**
 * The ends of the timed transfers in an account's history, the last one first. The history of both sender and recipient
 * contains a taking (bitshares-core, app/impacted.cpp), so a transfer without one was returned.
 */
export function endedOf(
  creations: readonly OperationRecord[],
  takings: readonly OperationRecord[],
  waiting: ReadonlySet<string>,
): EndedTimed[] {
  const taken = takenBy(takings);
  return creations
    .flatMap(madeBy)
    .filter(({ id }) => !waiting.has(id))
    .map((made) => ({ ...made, isTaken: taken.has(made.id), secret: taken.get(made.id) ?? null }))
    .sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/** The maximum number of ended transfers shown; the history lists the older ones. */
const MOST_SHOWN = 10;

/** Reads the account's last ended timed transfers from a node's history. */
export async function readEndedTimed(
  node: ChainReader,
  accountId: string,
  waiting: ReadonlySet<string>,
): Promise<EndedTimed[]> {
  const of = (type: number) => getAccountOperations(node, accountId, type);
  const [creations, redeems, redeemed] = await Promise.all([
    of(operationType.htlc_create),
    of(operationType.htlc_redeem),
    of(operationType.htlc_redeemed),
  ]);
  return endedOf(creations, [...redeems, ...redeemed], waiting).slice(0, MOST_SHOWN);
}
