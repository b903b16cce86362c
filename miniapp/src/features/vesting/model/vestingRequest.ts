import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { type Asset, vestingBalanceSchema } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type VestingClaim, vestingClaimOf } from '@xbts/shared/staking/vestingClaim.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { ReviewRecheck, ReviewRequest } from '../../transactions/model/review.ts';
import type { TranslateVesting } from '../texts/vestingTexts.ts';

/** The input of a claim. */
export interface VestingOrder {
  readonly account: string;
  readonly feeAssetId: string;
  readonly asset: Asset;
  readonly claim: VestingClaim;
  /** The claimed part of the free amount. */
  readonly units: bigint;
  readonly t: TranslateVesting;
}

/** The exact amount with its full symbol. */
export const amountText = (units: bigint, { precision, symbol }: Asset): string =>
  `${formatAmount(units, precision, 'plain')}\u00a0${symbol}`;

/** The review of a claim. */
export function vestingRequest(order: VestingOrder): ReviewRequest {
  const { account, asset, claim, units, feeAssetId, t } = order;
  return {
    account,
    feeAssetId,
    operations: [
      [
        operationType.vesting_balance_withdraw,
        {
          fee: { amount: 0, asset_id: feeAssetId },
          vesting_balance: claim.id,
          owner: claim.owner,
          amount: { amount: units.toString(), asset_id: asset.id },
        },
      ],
    ],
    notes: [
      { label: t('id'), value: claim.id },
      { label: t('kind'), value: t(`kind.${claim.kind}`) },
    ],
    success: t('common.claimed', { amount: amountText(units, asset) }),
    recheck: (node) => recheckVesting(order, node),
  };
}

/**
 * Rereads the balance and the chain's time from a node. Amounts released in between are left for the next claim; a
 * smaller amount than requested needs another confirmation.
 * @throws AppError vesting.nothing_free, and those of ChainClient.call
 */
async function recheckVesting(order: VestingOrder, node: ChainReader): Promise<ReviewRecheck> {
  const { asset, claim: before, units, t } = order;
  const [[vesting], head] = await Promise.all([
    getObjects(node, [before.id], vestingBalanceSchema),
    getDynamicGlobalProperties(node),
  ]);
  const present = vesting == null ? null : vestingClaimOf(vesting, msOfChainTime(head.time));
  if (present === null || present.claimable === 0n)
    throw new AppError('vesting.nothing_free', { id: before.id });
  if (present.claimable >= units) return { request: vestingRequest(order), changes: [], isWorse: false };
  const [was, now] = [amountText(units, asset), amountText(present.claimable, asset)];
  return {
    request: vestingRequest({ ...order, claim: present, units: present.claimable }),
    changes: [{ label: t('common.amount'), before: was, now }],
    isWorse: true,
  };
}
