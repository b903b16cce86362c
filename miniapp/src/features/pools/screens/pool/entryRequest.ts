import { minToReceiveRoundedDown } from '@xbts/shared/amm/minToReceive.ts';
import { quoteDeposit } from '@xbts/shared/amm/quoteDeposit.ts';
import { quoteExchange } from '@xbts/shared/amm/quoteExchange.ts';
import { quoteSingleAssetEntry, type SingleAssetEntry } from '@xbts/shared/amm/quoteSingleAssetEntry.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { attempt, type Read } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../transactions/model/review.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { pairName } from '../../ui/poolView.ts';
import { shareAfter } from './depositRequest.ts';
import {
  amountOf,
  changeOf,
  leastNote,
  movedRefusals,
  type PoolOrder,
  requote,
  typedByPool,
} from './poolRequest.ts';

export interface EntryOrder extends PoolOrder {
  /** The deposited asset. */
  readonly give: Amount;
  /** Share units that the account already holds. */
  readonly held: bigint;
}

/** The best entry with one asset into the present pool. */
export function quoteEntry(known: PoolInFull, give: Amount, slippage: number): Read<SingleAssetEntry> {
  return attempt(() => quoteSingleAssetEntry(known.pool, give, known.fees, slippage));
}

const onChain = ({ units, assetId }: Amount): AssetAmount => amountOf(units, { id: assetId });

/** The two operations of an entry, one transaction: the deposit offers the swap's guarantee. */
export function entryOperations(order: EntryOrder, quote: SingleAssetEntry): readonly [Operation, Operation] {
  const { accountId, feeAssetId, known } = order;
  const { exchange, minToReceive, deposit } = quote;
  const shared = {
    fee: { amount: 0, asset_id: feeAssetId },
    account: accountId,
    pool: known.pool.id,
  } as const;
  return [
    [
      operationType.liquidity_pool_exchange,
      {
        ...shared,
        amount_to_sell: onChain(exchange.sold),
        min_to_receive: onChain({ units: minToReceive, assetId: exchange.received.assetId }),
        extensions: [],
      },
    ],
    [
      operationType.liquidity_pool_deposit,
      {
        ...shared,
        amount_a: amountOf(deposit.offered.a, known.assetA),
        amount_b: amountOf(deposit.offered.b, known.assetB),
        extensions: [],
      },
    ],
  ];
}

/** The review of an entry with one asset. */
export function entryRequest(order: EntryOrder, quote: SingleAssetEntry): ReviewRequest {
  const { account, feeAssetId, known, t } = order;
  return {
    account,
    feeAssetId,
    operations: entryOperations(order, quote),
    typedBy: typedByPool(known),
    expects: [amountOf(quote.deposit.minted, known.share)],
    mayRemain: quote.remaining.filter(({ units }) => units > 0n).map(onChain),
    notes: [
      { label: t('pool.title'), value: `${pairName(known)} · ${known.pool.id}` },
      { label: t('stake.after'), value: asPercent(shareAfter(order, quote.deposit)) },
      leastNote(order, [quote.deposit.minted, known.share]),
    ],
    worse: errorText(new AppError('pool.stake_moved_tab')),
    success: t('message.deposited'),
    refusals: movedRefusals('pool.stake_moved_tab'),
    recheck: (node) => recheckEntry(order, quote, node),
  };
}

/** Share units that exactly the shown operations would mint in the present pool; 0 when the chain would refuse them. */
export function mintedByShown({ pool, fees }: PoolInFull, shown: SingleAssetEntry): bigint {
  try {
    const { received, after } = quoteExchange(pool, shown.exchange.sold, fees);
    if (received.units < shown.minToReceive) return 0n;
    return quoteDeposit({ ...pool, ...after }, shown.deposit.offered, false).minted;
  } catch (error) {
    if (hasCode(error, 'pool.zero_outcome', 'pool.not_initialised')) return 0n;
    throw error;
  }
}

/** Quotes the same entry with a node's present pool. @throws AppError pool.stake_moved_tab */
async function recheckEntry(
  order: EntryOrder,
  before: SingleAssetEntry,
  node: ChainReader,
): Promise<ReviewRecheck> {
  const { known, now } = await requote(order, node, {
    quote: (pool) => quoteEntry(pool, order.give, order.slippage),
    code: 'pool.stake_moved_tab',
  });
  const { t, give } = order;
  const given = give.assetId === known.assetA.id ? known.assetA : known.assetB;
  return {
    request: entryRequest({ ...order, known }, now),
    changes: [
      ...changeOf(t('stake.swapped'), given, before.exchange.sold.units, now.exchange.sold.units),
      ...changeOf(t('stake.minted'), known.share, before.deposit.minted, now.deposit.minted),
    ],
    // A better entry may exist while the shown one, which would be signed, gives less.
    isWorse: mintedByShown(known, before) < minToReceiveRoundedDown(before.deposit.minted, order.slippage),
  };
}
