import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { payerOf } from '@xbts/shared/protocol/payers.ts';
import * as v from 'valibot';

/** What blocks say of proposals: accounts that something new waits for, and proposals that were refused for good. */
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

/** The account that a proposed operation acts for; nothing of operations that this product has no words for. */
function neededBy(operation: readonly [number, unknown]): string[] {
  const payer = v.safeParse(accountId, payerOf(operation as unknown as Operation));
  return payer.success ? [payer.output] : [];
}

/** Finds what transactions of blocks propose and refuse. The id of a new proposal stands in no block: its account has to be asked for it. */
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
