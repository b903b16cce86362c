import { AppError } from '@xbts/shared/errors/appError.ts';
import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import { tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import { mostCreates } from '@xbts/shared/market/orders/orderSize.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset, FullAccount, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { useMaximumTransactionSize } from '../../../../platform/chain/chainParameters.ts';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { attempt, type Form, useForm } from '../../../../platform/form.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { mayHold, mayTradePair } from '../../../account/model/assetLimits.ts';
import { balanceOf } from '../../../account/model/balances.ts';
import { overBalance, shareTextRoundedDown } from '../../../assets/model/typedAmount.ts';
import type { MarketAssets, Picked } from '../orderDraft.ts';
import { expirationOf } from './expiry.ts';
import { firstFields, type OrderFields, type ReadFields, readFields } from './orderFields.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Reference } from './references.ts';
import { useReferences } from './useReferences.ts';

/** The state of the form, its orders, and their effect on the present book. */
export interface OrderForm {
  readonly fields: OrderFields;
  readonly read: ReadFields;
  readonly outlook: Outlook | null;
  /** The market's known prices besides its book; null until read. */
  readonly references: readonly Reference[] | null;
  /** Faults outside of single fields: the date, too many orders, the kind of order. */
  readonly error: AppError | null;
  /** Errors of the fields, including the balance. */
  readonly errors: ReadFields['errors'];
  /** The sold asset, and the account's balance of it. */
  readonly sold: Asset;
  readonly balance: bigint;
  /** An asset that the account may not trade. */
  readonly forbidden: Asset | undefined;
  /** The expiration of the orders, chain time; null while the date is wrong. */
  readonly expiration: string | null;
  change(change: Partial<OrderFields>): void;
  /** Types a part of the balance, in percent; `fee` units stay for the fee. */
  takeShare(percent: number, fee: bigint): void;
}

/** The form of an order on a market. */
export function useOrderForm(
  account: string | null,
  market: MarketAssets,
  { picked, orders }: { picked: Picked | null; orders: readonly LimitOrder[] | null },
): OrderForm {
  const { fields, change } = useForm(firstFields);
  usePicked(picked, change);
  const full = useFullAccount(account).data;
  const headTime = useChainTime();
  const maximumBytes = useMaximumTransactionSize();
  const { side, kind } = fields;
  const read = readFields(fields, market);
  const references = useReferences(market);
  const sold = assetsOfSide(side, market).sold === market.base.id ? market.base : market.quote;
  const balance = balanceOf(full, sold.id);
  const time = chainTimeOfMs(headTime);
  const fees = tradeFees([market.quote, market.base]);
  const outlook =
    orders === null
      ? null
      : outlookOf(
          { side, kind, orders: read.orders },
          { pair: market, orders, headTime: time, fees },
          references ?? [],
        );
  const ends = attempt(() => expirationOf(fields.expiry, headTime));
  return {
    fields,
    read,
    outlook,
    references,
    error: ends.error ?? tooMany(read, maximumBytes) ?? forbiddenByBook(fields, read, outlook),
    errors: full === undefined ? read.errors : withBalance(fields, read, { ...sold, balance }),
    sold,
    balance,
    forbidden: full && forbiddenAsset(full, market),
    expiration: ends.value,
    change,
    takeShare: (percent, fee) =>
      change({
        typed: side === 'sell' ? 'amount' : 'total',
        text: shareTextRoundedDown(percent, { ...sold, balance }, fee),
      }),
  };
}

/** A pressed row fills in side and price, once. */
function usePicked(picked: Picked | null, change: Form<OrderFields>['change']): void {
  const [seen, setSeen] = useState<Picked | null>(null);
  if (picked === seen) return;
  setSeen(picked);
  if (picked === null) return;
  const { side, price, amount } = picked;
  change({ side, price, typed: 'amount', text: amount });
}

function tooMany({ orders }: ReadFields, maximumBytes: number): AppError | null {
  const most = mostCreates(maximumBytes);
  return orders.length > most ? new AppError('order.too_many', { most }) : null;
}

/** The order's conflict with the current book: the review checks again. */
function forbiddenByBook(
  { kind }: OrderFields,
  { orders }: ReadFields,
  outlook: Outlook | null,
): AppError | null {
  if (outlook === null || orders.length === 0) return null;
  if (kind === 'postOnly' && outlook.wouldMatch) return new AppError('order.would_match');
  return outlook.estimate.isKilled ? new AppError('order.not_fillable') : null;
}

function withBalance(
  { side }: OrderFields,
  { units, errors }: ReadFields,
  sold: Asset & { balance: bigint },
): ReadFields['errors'] {
  const short = overBalance(units === null ? null : units[side === 'sell' ? 'quote' : 'base'], sold);
  return short === null ? errors : { [side === 'sell' ? 'amount' : 'total']: short, ...errors };
}

function forbiddenAsset({ account }: FullAccount, { quote, base }: MarketAssets): Asset | undefined {
  return (
    [quote, base].find((asset) => !mayHold(account, asset)) ?? (mayTradePair(quote, base) ? undefined : quote)
  );
}
