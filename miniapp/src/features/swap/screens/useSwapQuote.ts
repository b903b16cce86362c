import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Execution } from '@xbts/shared/market/execution/quoteExecution.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useMemo, useState } from 'react';
import { useOperationFees } from '../../fees/model/operationFees.ts';
import { useLivePools } from '../../pools/model/pools.ts';
import { isBelowMinimum } from '../model/belowMinimum.ts';
import type { QuotedMarket } from '../model/quotedMarket.ts';
import type { QuoteQuestion } from '../model/quoteEngine.ts';
import { useQuote } from '../model/useQuote.ts';

/** A sample exchange for the fee, which depends only on the kind of operation (chain.md §8). */
export const anyExchange: Operation = [
  operationType.liquidity_pool_exchange,
  {
    fee: { amount: 0, asset_id: CORE_ASSET_ID },
    account: '1.2.0',
    pool: '1.19.0',
    amount_to_sell: { amount: 1, asset_id: '1.3.0' },
    min_to_receive: { amount: 1, asset_id: '1.3.1' },
    extensions: [],
  },
];
/** A sample order for the fee. */
const anyOrder: Operation = [
  operationType.limit_order_create,
  {
    fee: { amount: 0, asset_id: CORE_ASSET_ID },
    seller: '1.2.0',
    amount_to_sell: { amount: 1, asset_id: '1.3.0' },
    min_to_receive: { amount: 1, asset_id: '1.3.1' },
    expiration: '2106-02-07T06:28:15',
    fill_or_kill: true,
    extensions: {},
  },
];
const anyOperations = [anyExchange, anyOrder];
const noIds: readonly string[] = [];

/** A plan with all the inputs of its quote. */
export interface QuotedPlan {
  readonly plan: SwapPlan;
  readonly saving: Execution['saving'];
  /** The cost of one more operation in units of the bought asset. */
  readonly hopCost: bigint;
  /** Ids of all pools that matter for the swap. */
  readonly poolIds: readonly string[];
}

/** A quote for the current pools, and the first one that the user saw for the same wish. */
export interface SwapQuote {
  /** While a newer one is on its way, the last one for the same two assets. */
  plan: SwapPlan | undefined;
  /** The saving of that plan compared with the best single way; null if it is that way. */
  saving: Execution['saving'];
  /** Why there is no plan for the wish. */
  error: AppError | null;
  /** The plan that was shown first, when the current one gives less than its minimum. */
  worseThan: SwapPlan | undefined;
  /** True while there is nothing to show for the wish. */
  isAwaited: boolean;
  /** The plan for the current wish, once it arrives; null without one, undefined when the wish changes first. */
  settled(): Promise<QuotedPlan | null | undefined>;
  /** Takes a plan as seen. */
  accept(plan: SwapPlan): void;
}

/**
 * The plan for a wish (the same object while unchanged), recomputed with every change of a pool that a route may use.
 */
export function useSwapQuote(
  market: QuotedMarket | undefined,
  { from, to }: { from: string | undefined; to: string | undefined },
  wish: SwapWish | undefined,
): SwapQuote {
  const question = useQuestion(from, to, wish);
  const { last, isPending, settled } = useQuote(market, question);
  const answer = last?.question.from === from && last?.question.to === to ? last?.answer : undefined;
  useLivePools(answer?.poolIds ?? noIds);
  const plan = (wish === undefined ? null : answer?.plan) ?? undefined;
  const error = useMemo(() => {
    if (wish === undefined || !answer?.error) return null;
    return new AppError(answer.error.code, answer.error.facts);
  }, [wish, answer]);
  const isOfWish = wish !== undefined && last?.question === question;
  return {
    plan,
    saving: plan === undefined ? null : (answer?.saving ?? null),
    error,
    ...useSeen(wish, isOfWish ? plan : undefined),
    isAwaited: wish !== undefined && isPending && plan === undefined && error === null,
    settled: async () => {
      const answered = await settled();
      if (answered === null) return undefined;
      const { plan: found, saving, hopCost, poolIds } = answered;
      return found === null ? null : { plan: found, saving, hopCost, poolIds };
    },
  };
}

/** The question to the pools; none before the fee of one more operation is known, since it decides between routes. */
function useQuestion(
  from: string | undefined,
  to: string | undefined,
  wish: SwapWish | undefined,
): QuoteQuestion | null {
  const { fees, error } = useOperationFees(anyOperations);
  // The higher of the two fees, so that an extra step pays off for either kind.
  const dearest = fees && [...fees].sort((one, other) => (one < other ? 1 : -1))[0];
  const hopFee = dearest ?? (error === null ? null : 0n);
  return useMemo(
    () =>
      from === undefined || to === undefined || hopFee === null
        ? null
        : { from, to, wish: wish ?? null, hopFee },
    [from, to, wish, hopFee],
  );
}

const wishKey = ({ side, fixed, otherAssetId, slippage }: SwapWish): string =>
  [side, fixed.units, fixed.assetId, otherAssetId, slippage].join();

/**
 * Remembers the first plan for a wish, or the one last accepted, and reports when the current one gives less than its
 * minimum.
 */
function useSeen(
  wish: SwapWish | undefined,
  plan: SwapPlan | undefined,
): Pick<SwapQuote, 'worseThan' | 'accept'> {
  const [seen, setSeen] = useState<{ key: string; plan: SwapPlan } | null>(null);
  const key = wish === undefined ? '' : wishKey(wish);
  if (plan !== undefined && seen?.key !== key) setSeen({ key, plan });
  const before = seen?.key === key ? seen.plan : undefined;
  const isWorse = plan !== undefined && before !== undefined && isBelowMinimum(plan, before);
  return { worseThan: isWorse ? before : undefined, accept: (taken) => setSeen({ key, plan: taken }) };
}
