import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { movementOf, payerOf } from '@xbts/shared/protocol/signed.ts';
import { isLateForSecret } from '@xbts/shared/protocol/timedTransfers.ts';
import type { PreparedReview } from './prepareReview.ts';
import { approvedBy, laterBy } from './reviewedProposals.ts';

type Facts = Pick<PreparedReview, 'operations' | 'proposals' | 'timed' | 'agreedTime'>;

/** True for an account's update: what it is worth nobody can say. */
const isUpdate = (operation: Operation | null) => operation?.[0] === operationType.account_update;

/** What may be carried out once this is signed: what it proposes, and what is in the proposals that it approves. */
const laterIn = ({ operations, proposals }: Facts): Operation[] =>
  laterBy(operations, approvedBy(operations, proposals));

/** True where an account is updated by it, now or later. */
export const updatesAccount = (facts: Facts): boolean =>
  [...facts.operations, ...laterIn(facts)].some(isUpdate);

/** What others than the sheet's own operations move by it: what is proposed or approved, and timed transfers that are taken or prolonged. */
export function movedLater(facts: Facts): { readonly assetId: string; readonly units: bigint }[] {
  // An operation that is never signed here has no facts either: a proposal with one is not approved.
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

/** True where a proposal that is approved changes who signs for an account. */
export const approvesControl = ({ operations, proposals }: Facts): boolean =>
  approvedBy(operations, proposals)
    .flatMap((proposal) => proposal.operations)
    .some(
      (operation) =>
        operation?.[0] === operationType.account_update &&
        (operation[1].owner !== undefined || operation[1].active !== undefined),
    );

/** True where a secret is given so late that it may be known to all before the amount is taken with it. */
export function isSecretLate({ operations, timed = [], agreedTime }: Facts): boolean {
  const taken = operations.flatMap(([type, payload]) =>
    type === operationType.htlc_redeem ? [payload.htlc_id] : [],
  );
  return timed.some((each) => taken.includes(each.id) && isLateForSecret(each, agreedTime));
}
