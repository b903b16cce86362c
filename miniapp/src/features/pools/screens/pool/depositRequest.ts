import { minToReceiveRoundedDown } from '@xbts/shared/amm/minToReceive.ts';
import { type BothSides, type DepositQuote, quoteDeposit } from '@xbts/shared/amm/quoteDeposit.ts';
import { quoteDepositFor } from '@xbts/shared/amm/quoteDepositFor.ts';
import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { attempt, type Read } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../transactions/model/review.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { pairName } from '../../ui/poolView.ts';
import {
  amountOf,
  changeOf,
  leastNote,
  movedRefusals,
  type PoolOrder,
  requote,
  typedByPool,
} from './poolRequest.ts';

/** The user's offer: one side, which the pool's ratio links to the other, or (first deposit) both. */
export type Offer = { readonly given: Amount } | { readonly both: BothSides };

export interface DepositOrder extends PoolOrder {
  readonly offer: Offer;
  /** Share units that the account already holds. */
  readonly held: bigint;
}

/** The units that a deposit takes and mints in the present pool. */
export function quoteOffer(known: PoolInFull, offer: Offer, accountId: string): Read<DepositQuote> {
  return attempt(() =>
    'given' in offer
      ? quoteDepositFor(known.pool, offer.given)
      : quoteDeposit(known.pool, offer.both, known.share.issuer === accountId),
  );
}

/** The operation of a deposit; it offers exactly the taken units, so that it cannot cost more. */
export function depositOperation(order: DepositOrder, { taken }: DepositQuote): Operation {
  const { accountId, feeAssetId, known } = order;
  return [
    operationType.liquidity_pool_deposit,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      account: accountId,
      pool: known.pool.id,
      amount_a: amountOf(taken.a, known.assetA),
      amount_b: amountOf(taken.b, known.assetB),
      extensions: [],
    },
  ];
}

/** The account's part of the pool after a deposit, in percent with four decimals. */
export function shareAfter({ held }: Pick<DepositOrder, 'held'>, { minted, after }: DepositQuote): string {
  return sharePercentRoundedDown(held + minted, after.shareSupply);
}

/** The review of a deposit: the taken and minted units, and the check before the signature. */
export function depositRequest(order: DepositOrder, quote: DepositQuote): ReviewRequest {
  const { account, feeAssetId, known, t } = order;
  return {
    account,
    feeAssetId,
    operations: [depositOperation(order, quote)],
    typedBy: typedByPool(known),
    expects: [amountOf(quote.minted, known.share)],
    notes: [
      { label: t('pool.title'), value: `${pairName(known)} · ${known.pool.id}` },
      { label: t('stake.after'), value: asPercent(shareAfter(order, quote)) },
      leastNote(order, [quote.minted, known.share]),
    ],
    worse: errorText(new AppError('pool.stake_moved')),
    success: t('message.deposited'),
    refusals: movedRefusals('pool.stake_moved'),
    recheck: (node) => recheckDeposit(order, quote, node),
  };
}

/** Share units that exactly the shown offer would mint in the present pool; 0 when the chain would refuse it. */
function mintedByOffer({ pool }: PoolInFull, { taken, isFirst }: DepositQuote): bigint {
  try {
    const { minted, ...now } = quoteDeposit(pool, taken, isFirst);
    return now.isFirst === isFirst ? minted : 0n;
  } catch (error) {
    if (hasCode(error, 'pool.zero_outcome', 'pool.owner_first')) return 0n;
    throw error;
  }
}

/** True when the shown offer mints fewer shares in the present pool than the user accepts. */
export function makesTooFew(
  known: PoolInFull,
  before: DepositQuote,
  { slippage }: Pick<DepositOrder, 'slippage'>,
): boolean {
  return mintedByOffer(known, before) < minToReceiveRoundedDown(before.minted, slippage);
}

/** Quotes the same offer with a node's present pool. @throws AppError pool.stake_moved */
async function recheckDeposit(
  order: DepositOrder,
  before: DepositQuote,
  node: ChainReader,
): Promise<ReviewRecheck> {
  const { known, now } = await requote(order, node, {
    quote: (pool) => quoteOffer(pool, order.offer, order.accountId),
    code: 'pool.stake_moved',
  });
  const { t } = order;
  return {
    request: depositRequest({ ...order, known }, now),
    changes: [
      ...changeOf(
        t('stake.offer', { symbol: known.assetA.symbol }),
        known.assetA,
        before.taken.a,
        now.taken.a,
      ),
      ...changeOf(
        t('stake.offer', { symbol: known.assetB.symbol }),
        known.assetB,
        before.taken.b,
        now.taken.b,
      ),
      ...changeOf(t('stake.minted'), known.share, before.minted, now.minted),
    ],
    isWorse: makesTooFew(known, before, order),
  };
}
