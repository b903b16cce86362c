import { priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { groupDigits } from '../../../platform/i18n/numbers.ts';
import type { OrderEvent } from '../model/describeOperation.ts';
import type { TranslateHistory } from '../texts/historyTexts.ts';

/** The price of a fill before its market fee, in the asset of the smaller id; null while an asset is not read. */
export function fillPrice(
  { pays, receives }: NonNullable<OrderEvent['fill']>,
  assets: ReadonlyMap<string, Asset>,
  t: TranslateHistory,
): string | null {
  const [one, other] =
    compareObjectIds(pays.asset_id, receives.asset_id) < 0 ? [pays, receives] : [receives, pays];
  const [base, quote] = [assets.get(one.asset_id), assets.get(other.asset_id)];
  if (base === undefined || quote === undefined || other.amount === 0n) return null;
  const figure = groupDigits(priceText({ base: one.amount, quote: other.amount }, { base, quote }));
  return t('history.priceOf', { price: figure, base: base.symbol, quote: quote.symbol });
}
