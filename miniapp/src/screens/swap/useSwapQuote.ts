import { findRoute } from '@xbts/shared/amm/routing/findRoute.ts';
import type { SwapPlan } from '@xbts/shared/amm/routing/planSwap.ts';
import type { PoolGraph } from '@xbts/shared/amm/routing/poolGraph.ts';
import { poolsBetween } from '@xbts/shared/amm/routing/poolsBetween.ts';
import { quoteSwap, type SwapWish } from '@xbts/shared/amm/routing/quoteSwap.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useMemo, useState } from 'react';
import { useOperationFees } from '../../data/fees/operationFees.ts';
import { useLivePools } from '../../data/pools/pools.ts';
import { isWorsePlan } from './swapForm.ts';

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

const anyExchanges = [anyExchange];
const noIds: readonly string[] = [];

/** A quote as the pools are now, and the one that the user saw first for the same wish. */
export interface SwapQuote {
  plan: SwapPlan | undefined;
  /** Why there is none for what is wished. */
  error: AppError | null;
  /** The plan that was shown first, when the present one is worse for the user. */
  worseThan: SwapPlan | undefined;
  /** What one more operation costs in units of the bought asset. */
  hopCost: bigint;
  /** Ids of all pools that matter for it. */
  poolIds: readonly string[];
  /** Takes the present plan as seen. */
  accept(): void;
}

/** The plan for a wish (the same object while it is the same), made anew with every change of a pool that a route may lead over. */
export function useSwapQuote(
  graph: PoolGraph | undefined,
  ends: { from: string | undefined; to: string | undefined },
  wish: SwapWish | undefined,
): SwapQuote {
  const { from = '', to = '' } = ends;
  const poolIds = useMemo(
    () => (graph === undefined ? noIds : poolsBetween(graph, from, to)),
    [graph, from, to],
  );
  useLivePools(poolIds);
  const hopCost = useHopCost(graph, to);
  const key = wish === undefined ? '' : wishKey(wish);
  const quoted = useMemo(() => quoteOf(graph, wish, hopCost), [graph, wish, hopCost]);
  const [seen, setSeen] = useState<{ key: string; plan: SwapPlan } | null>(null);
  const { plan } = quoted;
  if (plan !== undefined && seen?.key !== key) setSeen({ key, plan });
  const before = seen?.key === key ? seen.plan : undefined;
  const isWorse =
    wish !== undefined && plan !== undefined && before !== undefined && isWorsePlan(wish.side, plan, before);
  return {
    ...quoted,
    worseThan: isWorse ? before : undefined,
    hopCost,
    poolIds,
    accept: () => setSeen(plan === undefined ? null : { key, plan }),
  };
}

const wishKey = ({ side, fixed, otherAssetId, slippage }: SwapWish): string =>
  [side, fixed.units, fixed.assetId, otherAssetId, slippage].join();

function quoteOf(
  graph: PoolGraph | undefined,
  wish: SwapWish | undefined,
  hopCost: bigint,
): Pick<SwapQuote, 'plan' | 'error'> {
  if (graph === undefined || wish === undefined) return { plan: undefined, error: null };
  try {
    return { plan: quoteSwap(graph, { ...wish, hopCost }), error: null };
  } catch (error) {
    return { plan: undefined, error: toAppError(error) };
  }
}

/** The fee of one more operation in units of the bought asset; nothing where no pool leads there. */
function useHopCost(graph: PoolGraph | undefined, to: string): bigint {
  const { fees } = useOperationFees(anyExchanges);
  const fee = fees?.[0] ?? 0n;
  return useMemo(() => {
    if (graph === undefined || fee === 0n || to === '') return 0n;
    if (to === CORE_ASSET_ID) return fee;
    try {
      return findRoute(graph, { units: fee, assetId: CORE_ASSET_ID }, to).received.units;
    } catch (error) {
      // So small a fee may buy nothing at all, and no pool may lead from the native coin.
      if (toAppError(error).code === 'pool.no_route') return 0n;
      throw error;
    }
  }, [graph, fee, to]);
}
