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

/** An exchange whose fee is that of any: it depends on its kind alone (chain.md §8). */
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
/** An order whose fee is that of any. */
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

/** A plan with all that was taken into account for it. */
export interface QuotedPlan {
  readonly plan: SwapPlan;
  readonly saving: Execution['saving'];
  /** What one more operation costs in units of the bought asset. */
  readonly hopCost: bigint;
  /** Ids of all pools that matter for it. */
  readonly poolIds: readonly string[];
}

/** A quote as the pools are now, and the one that the user saw first for the same wish. */
export interface SwapQuote {
  /** While a newer one is on its way, the last one for the same two assets. */
  plan: SwapPlan | undefined;
  /** What that plan saves against the best single way; null: it is that way. */
  saving: Execution['saving'];
  /** Why there is none for what is wished. */
  error: AppError | null;
  /** The plan that was shown first, when the present one gives less than its minimum. */
  worseThan: SwapPlan | undefined;
  /** There is nothing to show yet for what is wished. */
  isAwaited: boolean;
  /** The plan for what is wished now, once it is there; null: there is none. Undefined when something else is asked meanwhile. */
  settled(): Promise<QuotedPlan | null | undefined>;
  /** Takes a plan as seen. */
  accept(plan: SwapPlan): void;
}

/** The plan for a wish (the same object while it is the same), made again with every change of a pool that a route may lead over. */
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

/** What is asked of the pools; nothing before the fee of one more operation is known, since it decides between routes. */
function useQuestion(
  from: string | undefined,
  to: string | undefined,
  wish: SwapWish | undefined,
): QuoteQuestion | null {
  const { fees, error } = useOperationFees(anyOperations);
  // The dearer of the two: a step more is worth it whichever it is.
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

/** Remembers the first plan for a wish, or the one last accepted, and tells when the present one gives less than its minimum. */
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
