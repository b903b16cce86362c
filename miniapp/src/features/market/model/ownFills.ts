import { fillSchema } from '@xbts/shared/market/book/marketNotice.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { safeParse } from 'valibot';
import { parseChainTime } from '../../../platform/i18n/dates.ts';
import type { MarketAssets, OrderSide } from './orderDraft.ts';

/** What an order of the account traded. */
export interface OwnFill {
  /** 1.11.x */
  readonly id: string;
  readonly side: OrderSide;
  readonly isMaker: boolean;
  /** Units of the market's two assets, before market fees. */
  readonly base: bigint;
  readonly quote: bigint;
  readonly block: number;
  /** Milliseconds since 1970; null where the node does not tell it. */
  readonly time: number | null;
}

/** The fills of an account in a market, out of records of its history. */
export function ownFillsOf(
  records: readonly OperationRecord[],
  { base, quote }: MarketAssets,
  accountId: string,
): OwnFill[] {
  return records.flatMap((record): OwnFill[] => {
    const fill = safeParse(fillSchema, record.op[1]);
    if (!fill.success || fill.output.account_id !== accountId) return [];
    const { pays, receives, is_maker } = fill.output;
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
