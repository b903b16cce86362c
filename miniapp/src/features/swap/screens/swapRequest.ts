import { swapOperations } from '@xbts/shared/actions/swapOperations.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Execution } from '@xbts/shared/market/execution/quoteExecution.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import type {
  ReviewChange,
  ReviewNote,
  ReviewRecheck,
  ReviewRequest,
} from '../../transactions/model/review.ts';
import { quoter } from '../model/quoter.ts';
import { readSwapMarket, type SwapMarket, type SwapVenues } from '../model/swapMarket.ts';
import type { TranslateSwap } from '../texts/swapTexts.ts';
import { rateText } from './rateText.ts';
import { impactLevel, percentText, shareText } from './swapForm.ts';

/** The input for building a swap request, and for rebuilding it after the pools have changed. */
export interface SwapOrder {
  account: string;
  accountId: string;
  feeAssetId: string;
  wish: SwapWish;
  plan: SwapPlan;
  saving: Execution['saving'];
  /** All venues that a route may use. */
  venues: SwapVenues;
  from: Asset;
  to: Asset;
  t: TranslateSwap;
  /** Replaces the usual sentence for a changed price. */
  priceChanged: string | undefined;
}

const onChain = ({ units, assetId }: Amount): AssetAmount => ({
  amount: units.toString(),
  asset_id: assetId,
});

/** An amount with its asset, exact. */
export const exactText = (units: bigint, { precision, symbol }: Asset): string =>
  `${formatAmount(units, precision, 'exact')}\u00a0${symbol}`;

/** The price of a plan in words: one whole of the sold asset in the bought one. */
export function planRate({ sold, expected }: SwapPlan, from: Asset, to: Asset, t: TranslateSwap): string {
  const rate = rateText(
    { units: sold.units, precision: from.precision },
    { units: expected.units, precision: to.precision },
  );
  return t('swap.rateOf', { one: from.symbol, rate: rate ?? '—', other: to.symbol });
}

/** The review of a swap: its operations, the expected output, and the check right before signing. */
export function swapRequest(order: SwapOrder): ReviewRequest {
  const { account, accountId, feeAssetId, plan, from, to, t, priceChanged } = order;
  const level = impactLevel(plan.impact);
  return {
    account,
    feeAssetId,
    operations: swapOperations(plan, accountId),
    typedBy: { assets: [from, to] },
    expects: [onChain(plan.expected)],
    mayRemain: plan.mayRemain.map(onChain),
    notes: [
      { label: t('swap.rate'), value: planRate(plan, from, to, t) },
      { label: t('swap.impact'), value: asPercent(percentText(plan.impact)) },
      ...wayNotes(order),
    ],
    warnings: level === 'none' ? [] : [t('swap.impactWarning', { percent: percentText(plan.impact) })],
    success: t('swap.success'),
    worse: priceChanged ?? errorText(new AppError('chain.price_changed')),
    // An order that can't be filled also counts as a changed price.
    refusals: {
      'chain.order_killed': priceChanged ?? errorText(new AppError('chain.price_changed')),
      ...(priceChanged === undefined ? {} : { 'chain.price_changed': priceChanged }),
    },
    recheck: (node) => recheckSwap(order, node),
  };
}

/** The split of the amount if it takes more than one way, and the saving. */
function wayNotes({ plan, saving, from, to, wish, t }: SwapOrder): ReviewNote[] {
  const shares = plan.paths.map(([first]) => {
    const share = shareText(first?.sell.units ?? 0n, plan.sold.units);
    return first?.kind === 'book'
      ? t('swap.shareBook', { percent: share })
      : t('swap.sharePool', { percent: share, pool: first?.id ?? '' });
  });
  const hasBook = plan.paths.flat().some(({ kind }) => kind === 'book');
  const ways = hasBook || shares.length > 1 ? [{ label: t('swap.ways'), value: shares.join(', ') }] : [];
  if (saving === null) return ways;
  const value = exactText(saving.saved.units, wish.side === 'in' ? to : from);
  return [...ways, { label: t(savingKeys[saving.than]), value }];
}

/** The texts by the baseline of a saving. */
export const savingKeys = { book: 'swap.gainOverBook', pools: 'swap.gainOverPools' } as const;

/**
 * Quotes the wish again with the chain's current pools and books. While they still give the accepted minimum, by the
 * shown operations or by others with the same guarantee, the user is not asked again.
 */
async function recheckSwap(order: SwapOrder, node: ChainReader): Promise<ReviewRecheck> {
  const { account, plan, wish, venues } = order;
  const market = await readSwapMarket(node, account, venues);
  const [now, { givenNow, planWithinMinimum }] = await Promise.all([
    requote(market, wish),
    loadPart(() => import('../model/acceptedMinimum.ts')),
  ]);
  const again = (asked: SwapWish) => requote(market, { ...wish, ...asked });
  const kept = givenNow(plan, market) === undefined ? await planWithinMinimum(plan, again) : plan;
  const isOutgrown = hasImpactGrown(plan, now);
  if (isOutgrown && kept === undefined)
    throw new AppError('pool.impact_grew', { percent: percentText(now.impact) });
  // The word typed for one price impact does not count for a worse one: keep showing the plan it was typed for.
  const shown = isOutgrown && kept !== undefined ? kept : now;
  return {
    // The saving of another plan was not computed.
    request: swapRequest({ ...order, plan: shown, saving: null }),
    changes: changesOf(order, shown),
    isWorse: kept === undefined,
    ...(kept === undefined || kept === plan
      ? {}
      : { kept: swapRequest({ ...order, plan: kept, saving: null }) }),
  };
}

async function requote(market: SwapMarket, wish: SwapWish): Promise<SwapPlan> {
  const [from, to] = endsOf(wish);
  const { plan, error } = await quoter.askOnce(market, { from, to, wish, hopFee: 0n });
  if (plan !== null) return plan;
  throw error === null ? new AppError('pool.no_route') : new AppError(error.code, error.facts);
}

const endsOf = ({ side, fixed, otherAssetId }: SwapWish): [from: string, to: string] =>
  side === 'in' ? [fixed.assetId, otherAssetId] : [otherAssetId, fixed.assetId];

function hasImpactGrown(before: SwapPlan, now: SwapPlan): boolean {
  const level = impactLevel(now.impact);
  return now.impact > before.impact && (level === 'confirm' || level === 'block');
}

function changesOf({ plan, from, to, wish, t }: SwapOrder, now: SwapPlan): ReviewChange[] {
  const amount: ReviewChange =
    wish.side === 'in'
      ? {
          label: t('swap.get'),
          before: exactText(plan.expected.units, to),
          now: exactText(now.expected.units, to),
        }
      : {
          label: t('swap.pay'),
          before: exactText(plan.sold.units, from),
          now: exactText(now.sold.units, from),
        };
  const rate = {
    label: t('swap.rate'),
    before: planRate(plan, from, to, t),
    now: planRate(now, from, to, t),
  };
  return [amount, rate].filter(({ before, now: present }) => before !== present);
}
