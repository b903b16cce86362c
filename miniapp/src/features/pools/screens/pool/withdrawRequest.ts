import { minToReceiveRoundedDown } from '@xbts/shared/amm/minToReceive.ts';
import { quoteWithdraw, type WithdrawQuote } from '@xbts/shared/amm/quoteWithdraw.ts';
import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { attempt, type Read } from '../../../../platform/form.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../transactions/model/review.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { pairName } from '../../ui/poolView.ts';
import { amountOf, changeOf, leastNote, type PoolOrder, rereadPool, typedByPool } from './poolRequest.ts';

export interface WithdrawOrder extends PoolOrder {
  /** Share units given back. */
  readonly shares: bigint;
  /** Share units that the account holds. */
  readonly held: bigint;
}

/** The payment for redeemed shares in the present pool. */
export function quoteShares(known: PoolInFull, shares: bigint): Read<WithdrawQuote> {
  return attempt(() => quoteWithdraw(known.pool, shares));
}

/** The operation of a withdrawal. */
export function withdrawOperation({ accountId, feeAssetId, known, shares }: WithdrawOrder): Operation {
  return [
    operationType.liquidity_pool_withdraw,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      account: accountId,
      pool: known.pool.id,
      share_amount: amountOf(shares, known.share),
      extensions: [],
    },
  ];
}

/** The account's part of the pool after a withdrawal, in percent with four decimals. */
export function shareLeft(
  { held, shares }: Pick<WithdrawOrder, 'held' | 'shares'>,
  { after }: WithdrawQuote,
): string {
  return sharePercentRoundedDown(held - shares, after.shareSupply);
}

/** The review of a withdrawal: its payment, and the check before the signature. */
export function withdrawRequest(order: WithdrawOrder, quote: WithdrawQuote): ReviewRequest {
  const { account, feeAssetId, known, t } = order;
  const { received } = quote;
  return {
    account,
    feeAssetId,
    operations: [withdrawOperation(order)],
    typedBy: typedByPool(known),
    expects: [amountOf(received.a, known.assetA), amountOf(received.b, known.assetB)],
    notes: [
      { label: t('pool.title'), value: `${pairName(known)} · ${known.pool.id}` },
      { label: t('stake.after'), value: asPercent(shareLeft(order, quote)) },
      leastNote(order, [received.a, known.assetA], [received.b, known.assetB]),
    ],
    success: t('message.withdrawn'),
    recheck: (node) => recheckWithdrawal(order, quote, node),
  };
}

/** True when either asset pays less than the user accepts. */
export function paysTooLittle(
  now: WithdrawQuote,
  { received }: WithdrawQuote,
  { slippage }: Pick<WithdrawOrder, 'slippage'>,
): boolean {
  // Zero stays zero, whatever the chain's least unit is.
  const isLess = (units: bigint, before: bigint) =>
    units < before && units < minToReceiveRoundedDown(before, slippage);
  return isLess(now.received.a, received.a) || isLess(now.received.b, received.b);
}

/** Quotes the same shares with a node's present pool. @throws AppError those of quoteShares and readPoolInFull */
async function recheckWithdrawal(
  order: WithdrawOrder,
  before: WithdrawQuote,
  node: ChainReader,
): Promise<ReviewRecheck> {
  const known = await rereadPool(order, node);
  const { value: now, error } = quoteShares(known, order.shares);
  if (now === null) throw error;
  const label = (symbol: string) => order.t('change.received', { symbol });
  return {
    request: withdrawRequest({ ...order, known }, now),
    changes: [
      ...changeOf(label(known.assetA.symbol), known.assetA, before.received.a, now.received.a),
      ...changeOf(label(known.assetB.symbol), known.assetB, before.received.b, now.received.b),
    ],
    isWorse: paysTooLittle(now, before, order),
  };
}
