import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { MOST_ORDERS } from '@xbts/shared/market/orders/ladder.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';

/** What the button of the form does; while it cannot, why, in a few words. */
export function orderAct(place: PlaceOrder, market: MarketAssets, t: TranslateOrder): string {
  const { form, isPossible } = place;
  const { side } = form.fields;
  const symbol = shownSymbol(market.quote.symbol);
  const why = isPossible ? null : hindrance(place, t);
  if (why !== null) return why;
  const units = form.read.units?.quote;
  // Nothing is named that could prevent it: the form is still reading.
  if (units === undefined) return t(side === 'buy' ? 'order.buying' : 'order.selling');
  // A whole figure or none: a cut one would be another order.
  const amount = formatAmount(units, market.quote.precision, 'plain');
  return t(side === 'buy' ? 'order.buyAmount' : 'order.sellAmount', { amount, symbol });
}

/** The first thing that prevents it; null: nothing that the form could name. */
function hindrance({ form, fee, consent }: PlaceOrder, t: TranslateOrder): string | null {
  if (form.forbidden !== undefined) return t('why.forbidden');
  return (
    missing(form, t) ??
    wrong(form, t) ??
    (fee.fee.problem === null ? null : t('why.fee')) ??
    (form.outlook?.percentWorse != null && form.outlook.percentWorse >= consent.mostWorse
      ? t('why.far')
      : null)
  );
}

/** What is not typed yet. */
function missing({ fields, isAtMarket, outlook }: PlaceOrder['form'], t: TranslateOrder): string | null {
  if (isAtMarket && outlook?.isOffered === false) return t('why.noOffers');
  if (fields.price === '' && !isAtMarket) return t('why.price');
  if (fields.kind === 'ladder' && fields.toPrice === '') return t('why.endPrice');
  return fields.text === '' ? t('why.amount') : null;
}

/** What is wrong with what is typed. */
function wrong({ errors, error, sold }: PlaceOrder['form'], t: TranslateOrder): string | null {
  if (errors.price !== undefined || errors.toPrice !== undefined) return t('why.wrongPrice');
  if (errors.count !== undefined) return t('why.count', { most: MOST_ORDERS });
  const amount = errors.amount ?? errors.total;
  if (amount?.code === 'amount.over_balance')
    return t('why.overBalance', { symbol: shownSymbol(sold.symbol) });
  if (amount !== undefined) return t('why.wrongAmount');
  if (error === null) return null;
  if (error.code === 'order.not_fillable') return t('why.notFillable');
  return t(error.code === 'order.would_match' ? 'why.wouldMatch' : 'why.settings');
}
