import { formatAmount, groupDigits } from '../../../platform/i18n/numbers.ts';
import type { TranslateOrderNews } from '../texts/orderNewsTexts.ts';
import { type OrderNews, tradeOf } from './orderNews.ts';

/** The traded amounts and price, or the refund of an order without sales. */
export function orderSentence(news: OrderNews, t: TranslateOrderNews): string {
  const { isSale, gave, had, price, base } = tradeOf(news);
  const amount = ({ units, precision, symbol }: typeof gave) =>
    `${formatAmount(units, precision, 'plain')} ${symbol}`;
  const back = t('back', { amount: amount({ ...gave, units: news.left }) });
  if (news.sold === 0n) return back;
  const traded = t(isSale ? 'sold' : 'bought', {
    given: amount(gave),
    had: amount(had),
    price: `${groupDigits(price)} ${base}`,
  });
  const isBack = news.outcome === 'expired' || news.outcome === 'cancelled';
  return isBack && news.left > 0n ? `${traded} ${back}` : traded;
}
