import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { movementOf, payerOf } from '@xbts/shared/protocol/signed.ts';
import { isLateForSecret } from '@xbts/shared/protocol/timedTransfers.ts';
import type { PreparedReview } from './prepareReview.ts';
import { approvedBy, laterBy } from './reviewedProposals.ts';

type Facts = Pick<PreparedReview, 'operations' | 'proposals' | 'timed' | 'agreedTime'>;

/** True for an account's update, which has no value to compute. */
const isUpdate = (operation: Operation | null) => operation?.[0] === operationType.account_update;

/** Operations that may follow from this signature: the proposed ones, and those in approved proposals. */
const laterIn = ({ operations, proposals }: Facts): Operation[] =>
  laterBy(operations, approvedBy(operations, proposals));

/** True if it updates an account, now or later. */
export const updatesAccount = (facts: Facts): boolean =>
  [...facts.operations, ...laterIn(facts)].some(isUpdate);

/**
 * Movements beyond the review's own operations: in proposed or approved operations, and in timed transfers that are
 * taken or extended.
 */
export function movedLater(facts: Facts): { readonly assetId: string; readonly units: bigint }[] {
  // Operations that this app never signs have no facts: it approves no proposal that contains one.
  const signed = laterIn(facts).filter((operation) => payerOf(operation) !== undefined);
  const proposed = signed.flatMap((operation): AssetAmount[] => [
    ...movementOf(operation).leaves,
    operation[1].fee,
  ]);
  return [...proposed, ...(facts.timed ?? []).map(({ amount }) => amount)].map(({ amount, asset_id }) => ({
    assetId: asset_id,
    units: BigInt(amount),
  }));
}

/** True if an approved proposal changes who signs for an account. */
export const approvesControl = ({ operations, proposals }: Facts): boolean =>
  approvedBy(operations, proposals)
    .flatMap((proposal) => proposal.operations)
    .some(
      (operation) =>
        operation?.[0] === operationType.account_update &&
        (operation[1].owner !== undefined || operation[1].active !== undefined),
    );

/** True if a secret is revealed so late that it may become public before the amount is taken with it. */
export function isSecretLate({ operations, timed = [], agreedTime }: Facts): boolean {
  const taken = operations.flatMap(([type, payload]) =>
    type === operationType.htlc_redeem ? [payload.htlc_id] : [],
  );
  return timed.some((each) => taken.includes(each.id) && isLateForSecret(each, agreedTime));
}
