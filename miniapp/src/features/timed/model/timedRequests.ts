import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { OperationOf } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import type { ReviewRequest } from '../../transactions/model/review.ts';
import type { TranslateTimed } from '../texts/timedTexts.ts';

/** Replaced by the chain's fee when the review opens. */
const fee = { amount: 0, asset_id: CORE_ASSET_ID };

/** The input for a new timed transfer. */
export interface TimedOrder {
  readonly from: string;
  readonly to: string;
  readonly amount: AssetAmount;
  readonly lock: HashLock;
  /** Bytes of its secret. */
  readonly size: number;
  readonly seconds: number;
}

export const createOperation = ({ from, to, amount, lock, size, seconds }: TimedOrder): OperationOf<49> => [
  operationType.htlc_create,
  {
    fee,
    from,
    to,
    amount,
    preimage_hash: lock,
    preimage_size: size,
    claim_period_seconds: seconds,
    extensions: {},
  },
];

interface Actor {
  readonly id: string;
  readonly name: string;
}

export const redeemOperation = (id: string, redeemer: string, preimage: string): OperationOf<50> => [
  operationType.htlc_redeem,
  { fee, htlc_id: id, redeemer, preimage, extensions: [] },
];

export const extendOperation = (id: string, sender: string, seconds_to_add: number): OperationOf<52> => [
  operationType.htlc_extend,
  { fee, htlc_id: id, update_issuer: sender, seconds_to_add, extensions: [] },
];

/** Takes a timed transfer with its secret, hex. */
export function redeemRequest(
  { id, to, amount }: TimedTransfer,
  actor: Actor,
  secret: string,
  { feeAssetId, t }: { feeAssetId: string; t: TranslateTimed },
): ReviewRequest {
  const arriving = { amount: amount.amount.toString(), asset_id: amount.asset_id };
  return {
    account: actor.name,
    operations: [redeemOperation(id, actor.id, secret)],
    feeAssetId,
    success: t('done.taken'),
    ...(to === actor.id ? { expects: [arriving] } : {}),
  };
}

/** Extends one of the account's own timed transfers. */
export const extendRequest = (
  { id }: TimedTransfer,
  actor: Actor,
  seconds: number,
  { feeAssetId, t }: { feeAssetId: string; t: TranslateTimed },
): ReviewRequest => ({
  account: actor.name,
  operations: [extendOperation(id, actor.id, seconds)],
  feeAssetId,
  warnings: [t('extend.warning')],
  success: t('done.extended'),
});
