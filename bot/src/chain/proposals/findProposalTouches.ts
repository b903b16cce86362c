import { feePayerOf } from '@xbts/shared/ledger/feePayer.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';

/** Blocks' data about proposals: accounts with a new proposal, and vetoed proposals. */
export interface ProposalTouches {
  readonly accountIds: readonly string[];
  readonly refusedIds: readonly string[];
}

/** Blocks without anything about proposals. */
export const noProposals: ProposalTouches = { accountIds: [], refusedIds: [] };

const accountId = objectIdOf('1.2');
const create = v.object({
  proposed_ops: v.array(v.object({ op: v.tuple([v.number(), v.record(v.string(), v.unknown())]) })),
});
const remove = v.object({ proposal: objectIdOf('1.10') });

/** The account that a proposed operation acts for, known or unknown to this product: the payer of its fee. */
function neededBy(operation: readonly [number, Readonly<Record<string, unknown>>]): string[] {
  const payer = v.safeParse(accountId, feePayerOf(operation));
  return payer.success ? [payer.output] : [];
}

/**
 * Finds proposals and vetoes in blocks' transactions. Blocks do not contain the id of a new proposal: it must be read
 * from its account.
 */
export function findProposalTouches(blocks: readonly WholeBlock[]): ProposalTouches {
  const accountIds = new Set<string>();
  const refusedIds = new Set<string>();
  for (const [type, payload] of blocks.flatMap(operationsOf)) {
    if (type === operationType.proposal_create) {
      const read = v.safeParse(create, payload);
      if (!read.success) continue;
      for (const id of read.output.proposed_ops.flatMap(({ op }) => neededBy(op))) accountIds.add(id);
    }
    if (type === operationType.proposal_delete) {
      const read = v.safeParse(remove, payload);
      if (read.success) refusedIds.add(read.output.proposal);
    }
  }
  return { accountIds: [...accountIds], refusedIds: [...refusedIds] };
}

const operationsOf = ({ transactions }: WholeBlock) => transactions.flatMap(({ operations }) => operations);
