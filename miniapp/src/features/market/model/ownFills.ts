import { fillSchema } from '@xbts/shared/market/book/marketNotice.ts';
import { receivedBy } from '@xbts/shared/protocol/marketFee.ts';
import { assetAmountSchema } from '@xbts/shared/protocol/objects.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { object, safeParse } from 'valibot';
import { parseChainTime } from '../../../platform/i18n/dates.ts';
import type { MarketAssets, OrderSide } from './orderDraft.ts';

/** A trade of one of the account's orders. */
export interface OwnFill {
  /** 1.11.x */
  readonly id: string;
  readonly side: OrderSide;
  readonly isMaker: boolean;
  /** Units of the market's two assets; received ones after the market fee. */
  readonly base: bigint;
  readonly quote: bigint;
  readonly block: number;
  /** Milliseconds since 1970; null when the node omits it. */
  readonly time: number | null;
}

const ownFillSchema = object({ ...fillSchema.entries, fee: assetAmountSchema });

/** An account's fills in a market, from records of its history. */
export function ownFillsOf(
  records: readonly OperationRecord[],
  { base, quote }: MarketAssets,
  accountId: string,
): OwnFill[] {
  return records.flatMap((record): OwnFill[] => {
    const fill = safeParse(ownFillSchema, record.op[1]);
    if (!fill.success || fill.output.account_id !== accountId) return [];
    const { pays, is_maker } = fill.output;
    const receives = receivedBy(fill.output);
    const isSelling = pays.asset_id === quote.id && receives.asset_id === base.id;
    const isBuying = pays.asset_id === base.id && receives.asset_id === quote.id;
    if (!isSelling && !isBuying) return [];
    return [
      {
        id: record.id,
        side: isSelling ? 'sell' : 'buy',
        isMaker: is_maker,
        base: (isSelling ? receives : pays).amount,
        quote: (isSelling ? pays : receives).amount,
        block: record.block_num,
        time: record.block_time === undefined ? null : parseChainTime(record.block_time),
      },
    ];
  });
}
