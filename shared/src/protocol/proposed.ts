import { PROXY_TO_SELF } from './constants.ts';
import { isEmptyExtension } from './emptyExtension.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AssetAmount, Authority } from './operations/parts.ts';
import type { ProposalCreate } from './operations/proposalCreate.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { canBeProposed, movementOf, payerOf } from './signed.ts';

/** Accounts and assets whose names a sheet needs, by their ids. */
export interface Mentions {
  readonly accounts: readonly string[];
  readonly assets: readonly string[];
}

const isAuthority = (authority: Authority | undefined): authority is Authority => authority !== undefined;

/** True for an operation that can be proposed and fully described in one sentence, with empty extensions. */
export function isProposable(operation: Operation): boolean {
  const [, payload] = operation;
  return (
    canBeProposed(operation) && isEmptyExtension('extensions' in payload ? payload.extensions : undefined)
  );
}

/** The operations of a proposal. */
export const proposedBy = ({ proposed_ops }: ProposalCreate<Operation>): Operation[] =>
  proposed_ops.map(({ op }) => op);

const assetOf = ({ asset_id }: AssetAmount): string => asset_id;

function updateOf([type, payload]: Operation): AccountUpdate[] {
  return type === operationType.account_update ? [payload] : [];
}

/** The signers and the proxy in an update. */
function accountsIn({ owner, active, new_options: options }: AccountUpdate): string[] {
  const signers = [owner, active].filter(isAuthority).flatMap(({ account_auths }) => account_auths);
  const proxy =
    options === undefined || options.voting_account === PROXY_TO_SELF ? [] : [options.voting_account];
  return [...signers.map(([id]) => id), ...proxy];
}

/** The vote ids in proposed updates of accounts. */
export const votesIn = (proposed: readonly Operation[]): string[] => [
  ...new Set(proposed.flatMap(updateOf).flatMap(({ new_options }) => new_options?.votes ?? [])),
];

/** Everything that the sentences of proposed operations name: payers, recipients, moved assets and fee assets. */
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
