import { hasNobody, isPossible } from './authorityChange.ts';
import { isEmptyExtension } from './emptyExtension.ts';
import { movementOf } from './movements.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AssetAmount, Authority } from './operations/parts.ts';
import type { ProposalCreate } from './operations/proposalCreate.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { payerOf } from './payers.ts';
import { PROXY_TO_SELF } from './votes.ts';

/** Accounts and assets that a sheet has to call by name, by their ids. */
export interface Mentions {
  readonly accounts: readonly string[];
  readonly assets: readonly string[];
}

/**
 * A proposal inside another: no sentence has words for all that it may do. What a timed transfer holds is not told by what is done to
 * it, and may be gone before the holders agree.
 */
const untold: ReadonlySet<number> = new Set([
  operationType.proposal_create,
  operationType.proposal_update,
  operationType.proposal_delete,
  operationType.htlc_redeem,
  operationType.htlc_extend,
]);

const isAuthority = (authority: Authority | undefined): authority is Authority => authority !== undefined;

/** Its own authorities, such as the chain takes and somebody can sign for; memo key, proxy and votes, and nothing else. */
function isTellableUpdate({ account, owner, active, new_options: options }: AccountUpdate): boolean {
  const authorities = [owner, active].filter(isAuthority);
  const isFair = authorities.every((each) => isPossible(each) && !hasNobody(each, account));
  const changesSome = authorities.length > 0 || options !== undefined;
  return isFair && changesSome && isEmptyExtension(options?.extensions);
}

/** True for an operation that can be proposed and told in one sentence: all of it, with nothing in its extensions. */
export function isProposable(operation: Operation): boolean {
  const [type, payload] = operation;
  if (untold.has(type) || payerOf(operation) === undefined) return false;
  if (type === operationType.account_update && !isTellableUpdate(payload)) return false;
  return isEmptyExtension('extensions' in payload ? payload.extensions : undefined);
}

/** The operations that a proposal is made of. */
export const proposedBy = ({ proposed_ops }: ProposalCreate<Operation>): Operation[] =>
  proposed_ops.map(({ op }) => op);

const assetOf = ({ asset_id }: AssetAmount): string => asset_id;

function updateOf([type, payload]: Operation): AccountUpdate[] {
  return type === operationType.account_update ? [payload] : [];
}

/** Who signs and who is the proxy by an update. */
function accountsIn({ owner, active, new_options: options }: AccountUpdate): string[] {
  const signers = [owner, active].filter(isAuthority).flatMap(({ account_auths }) => account_auths);
  const proxy =
    options === undefined || options.voting_account === PROXY_TO_SELF ? [] : [options.voting_account];
  return [...signers.map(([id]) => id), ...proxy];
}

/** The vote ids that proposed updates of accounts hold. */
export const votesIn = (proposed: readonly Operation[]): string[] => [
  ...new Set(proposed.flatMap(updateOf).flatMap(({ new_options }) => new_options?.votes ?? [])),
];

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
        ...proposed.flatMap(updateOf).flatMap(accountsIn),
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
