import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { checkNewStake, policyOfNewStake } from '@xbts/shared/staking/newStake.ts';
import type { Term } from '@xbts/shared/staking/terms.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../../transactions/model/review.ts';
import { stakeName } from '../../../model/stakeName.ts';
import type { TranslateStaking } from '../../../texts/stakingTexts.ts';
import { amountWords } from '../amountWords.ts';
import { bonusText, termText } from '../termText.ts';

/** How far the unlock may move past the shown time before another consent is needed. */
const DELAY_MS = 600_000;

/** The data of a new stake. */
export interface StakeOrder {
  readonly account: string;
  readonly accountId: string;
  readonly feeAssetId: string;
  readonly asset: Asset;
  readonly units: bigint;
  readonly term: Term;
  /** The chain's time at the stake's start, milliseconds. */
  readonly headTime: number;
  readonly t: TranslateStaking;
}

/** The unlock time of a stake that starts at a moment, milliseconds. */
export const unlocksAtOf = ({ term, headTime }: Pick<StakeOrder, 'term' | 'headTime'>): number =>
  Math.floor(headTime / 1000) * 1000 + term.seconds * 1000;

/** vesting_balance_create: the account locks its own coins for itself. */
export function stakeOperation(order: Omit<StakeOrder, 'account' | 't'>): Operation {
  const { accountId, feeAssetId, asset, units, term, headTime } = order;
  return [
    operationType.vesting_balance_create,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      creator: accountId,
      owner: accountId,
      amount: { amount: units.toString(), asset_id: asset.id },
      policy: policyOfNewStake(term, headTime),
    },
  ];
}

/** The review of a new stake: amount, term, bonus, and when it unlocks. */
export function stakeRequest(order: StakeOrder): ReviewRequest {
  const { account, feeAssetId, asset, units, term, t } = order;
  const time = formatDateTime(unlocksAtOf(order));
  return {
    account,
    feeAssetId,
    operations: [stakeOperation(order)],
    typedBy: { assets: [asset] },
    notes: [
      { label: t('stake.term'), value: termText(term, t) },
      { label: t('stake.bonus'), value: bonusText(term.bonusPercent, t) },
      { label: t('stake.unlocks'), value: time },
    ],
    warnings: [t('create.warning', { time })],
    success: t('create.success', { amount: amountWords(units, asset) }),
    recheck: (node) => recheckStake(order, node),
  };
}

/**
 * Reads the chain's time and the balance again; the stake starts at that time.
 * @throws AppError stake.not_deposited and those of ChainClient.call
 */
async function recheckStake(order: StakeOrder, node: ChainReader): Promise<ReviewRecheck> {
  const { account, asset, units, t } = order;
  const [head, [held]] = await Promise.all([
    getDynamicGlobalProperties(node),
    getAccountBalances(node, account, { assetIds: [asset.id] }),
  ]);
  const balance = held?.amount ?? 0n;
  checkNewStake({ ...asset, symbol: stakeName(asset), units, balance, isAccepted: true });
  const now = { ...order, headTime: msOfChainTime(head.time) };
  const isLater = unlocksAtOf(now) - unlocksAtOf(order) > DELAY_MS;
  const [before, after] = [order, now].map((each) => formatDateTime(unlocksAtOf(each)));
  return {
    request: stakeRequest(now),
    changes: isLater ? [{ label: t('stake.unlocks'), before: before ?? '', now: after ?? '' }] : [],
    isWorse: isLater,
  };
}
