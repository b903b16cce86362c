import { isEmptyExtension } from './emptyExtension.ts';
import { movementOf } from './movements.ts';
import type { AssetAmount } from './operations/parts.ts';
import type { Operation, ProposalCreate } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { payerOf } from './payers.ts';

/** Accounts and assets that a sheet has to call by name, by their ids. */
export interface Mentions {
  readonly accounts: readonly string[];
  readonly assets: readonly string[];
}

/**
 * An account's own authorities and a proposal inside another: no sentence has words for all that these may do. What a timed transfer
 * holds is not told by what is done to it, and may be gone before the holders agree.
 */
const untold: ReadonlySet<number> = new Set([
  operationType.account_update,
  operationType.proposal_create,
  operationType.proposal_update,
  operationType.proposal_delete,
  operationType.htlc_redeem,
  operationType.htlc_extend,
]);

/** True for an operation that can be proposed and told in one sentence: all of it, with nothing in its extensions. */
export function isProposable(operation: Operation): boolean {
  const [type, payload] = operation;
  if (untold.has(type) || payerOf(operation) === undefined) return false;
  return isEmptyExtension('extensions' in payload ? payload.extensions : undefined);
}

/** The operations that a proposal is made of. */
export const proposedBy = ({ proposed_ops }: ProposalCreate): Operation[] => proposed_ops.map(({ op }) => op);

const assetOf = ({ asset_id }: AssetAmount): string => asset_id;

/** Whom and what the sentences of proposed operations name: who pays, who is paid, what moves and what the fee is in. */
export function mentionsOf(proposed: readonly Operation[]): Mentions {
  const moved = proposed.map(movementOf);
  const amounts = moved.flatMap(({ leaves, arrives, proceeds, wants }) =>
    [...leaves, ...arrives, proceeds, wants].filter((each) => each !== undefined),
  );
  return {
    accounts: [
      ...new Set([
        ...proposed.flatMap((each) => payerOf(each) ?? []),
        ...moved.flatMap(({ toId }) => toId ?? []),
      ]),
    ],
    assets: [
      ...new Set([
        ...amounts.map(assetOf),
        ...moved.flatMap(({ names = [] }) => names),
        ...proposed.map(([, { fee }]) => assetOf(fee)),
      ]),
    ],
  };
}
