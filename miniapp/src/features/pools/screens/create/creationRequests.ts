import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { formatPercentOfChain } from '../../../../platform/i18n/prices.ts';
import type { ReviewRequest } from '../../../transactions/model/review.ts';
import { canBeShareAsset, readIssuedAssets } from '../../model/shareCandidates.ts';
import type { TranslatePools } from '../../texts/poolTexts.ts';
import { pairName } from '../../ui/poolView.ts';
import {
  createPool,
  createShareAsset,
  inChainOrder,
  type NewShareAsset,
  type PoolFees,
} from './poolOperations.ts';

interface Creation {
  readonly account: string;
  readonly accountId: string;
  readonly feeAssetId: string;
  readonly t: TranslatePools;
}

/** The review of the share asset's creation; the chain is asked again whether the symbol is free. */
export function shareAssetRequest(creation: Creation, share: NewShareAsset): ReviewRequest {
  const { account, accountId, feeAssetId, t } = creation;
  const request: ReviewRequest = {
    account,
    feeAssetId,
    operations: [createShareAsset(accountId, share, feeAssetId)],
    notes: [
      { label: t('create.symbol'), value: share.symbol },
      { label: t('common.decimals'), value: String(share.precision) },
    ],
    success: t('message.assetCreated'),
    recheck: async (node) => {
      if ((await readIssuedAssets(node, [share.symbol])).length > 0) throw new AppError('chain.symbol_taken');
      return { request, changes: [], isWorse: false };
    },
  };
  return request;
}

export interface PoolCreation extends Creation {
  readonly pair: readonly [Asset, Asset];
  readonly share: Asset;
  readonly fees: PoolFees;
}

/** The review of the pool's creation; the chain is asked again whether the share asset still qualifies. */
export function poolRequest(creation: PoolCreation): ReviewRequest {
  const { account, accountId, feeAssetId, pair, share, fees, t } = creation;
  const [a, b] = inChainOrder(...pair);
  const percent = (hundredths: number) => asPercent(formatPercentOfChain(hundredths));
  const request: ReviewRequest = {
    account,
    feeAssetId,
    operations: [createPool(accountId, pair, share.id, fees, feeAssetId)],
    typedBy: { assets: [...pair, share] },
    notes: [
      { label: t('create.pair'), value: pairName({ assetA: a, assetB: b }) },
      { label: t('share.asset'), value: `${share.symbol} · ${share.id}` },
      { label: t('figures.takerFee'), value: percent(fees.taker) },
      { label: t('figures.withdrawalFee'), value: percent(fees.withdrawal) },
    ],
    success: t('message.created'),
    recheck: async (node) => {
      const [now] = await readIssuedAssets(node, [share.id]);
      const isFit = now !== undefined && canBeShareAsset(now) && now.asset.issuer === accountId;
      if (!isFit) throw new AppError('chain.pool_share_asset_taken');
      return { request, changes: [], isWorse: false };
    },
  };
  return request;
}
