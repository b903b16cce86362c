import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { type Asset, vestingBalanceSchema } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { claimOf, type Position, positionOf } from '@xbts/shared/staking/position.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../../transactions/model/review.ts';
import type { TranslateStaking } from '../../../texts/stakingTexts.ts';
import { amountWords } from '../amountWords.ts';
import { bonusText, termText } from '../termText.ts';

/** The input of a claim. */
export interface ClaimOrder {
  readonly account: string;
  readonly feeAssetId: string;
  readonly asset: Asset;
  /** The stake at the last read. */
  readonly position: Position;
  readonly t: TranslateStaking;
}

/** The review of a claim: always all of a stake. @throws AppError stake.too_early before maturity */
export function claimRequest(order: ClaimOrder): ReviewRequest {
  const { account, asset, feeAssetId, position, t } = order;
  return {
    account,
    feeAssetId,
    operations: [
      [
        operationType.vesting_balance_withdraw,
        {
          fee: { amount: 0, asset_id: feeAssetId },
          vesting_balance: position.id,
          owner: position.owner,
          amount: { amount: position.units.toString(), asset_id: asset.id },
        },
      ],
    ],
    notes: [
      { label: t('note.position'), value: position.id },
      { label: t('stake.term'), value: termText(position.term, t) },
      { label: t('stake.bonus'), value: bonusText(position.bonusPercent, t) },
    ],
    success: t('common.claimed', { amount: amountWords(claimOf(position), asset) }),
    recheck: (node) => recheckClaim(order, node),
  };
}

/**
 * Reads the stake and the chain's time from a node again.
 * @throws AppError stake.too_early, chain.unknown_object, and those of ChainClient.call
 */
async function recheckClaim(order: ClaimOrder, node: ChainReader): Promise<ReviewRecheck> {
  const { asset, position: before, t } = order;
  const [[vesting], head] = await Promise.all([
    getObjects(node, [before.id], vestingBalanceSchema),
    getDynamicGlobalProperties(node),
  ]);
  if (vesting === undefined || vesting === null || vesting.balance.amount === 0n)
    throw new AppError('chain.unknown_object', { id: before.id });
  const position = positionOf(vesting, msOfChainTime(head.time));
  const claimed = claimOf(position);
  const isSame = claimed === before.units;
  const [was, now] = [amountWords(before.units, asset), amountWords(claimed, asset)];
  return {
    request: claimRequest({ ...order, position }),
    changes: isSame ? [] : [{ label: t('common.amount'), before: was, now }],
    isWorse: claimed < before.units,
  };
}
