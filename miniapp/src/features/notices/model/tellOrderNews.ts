import { navigate } from 'wouter/use-browser-location';
import { translator } from '../../../platform/i18n/language.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showToast } from '../../../platform/toasts.ts';
import { orderNewsTexts } from '../texts/orderNewsTexts.ts';
import { type OrderNews, tradeOf } from './orderNews.ts';
import { orderSentence } from './orderSentence.ts';

/** Longer than an answer to a press: it comes unasked, and there is something to press. */
const TOLD_MS = 10_000;

/** Says what became of orders: of one with a way to its market, of several how many, with a way to their rows. */
export async function tellOrderNews(news: readonly OrderNews[]): Promise<void> {
  await orderNewsTexts.load(translator.language);
  const t = orderNewsTexts.translate;
  const [first] = news;
  if (first === undefined) return;
  const hasFills = news.some(({ sold }) => sold > 0n);
  messenger.haptic(hasFills ? 'success' : 'warning');
  const kind = hasFills ? 'success' : 'info';
  if (news.length > 1) {
    const toRows = { label: t('common.history'), onPress: () => navigate('/history') };
    return showToast(kind, t('several', { count: news.length }), TOLD_MS, toRows);
  }
  const text = t('news', { outcome: t(first.outcome), details: orderSentence(first, t) });
  const { path } = tradeOf(first);
  showToast(kind, text, TOLD_MS, { label: t('common.show'), onPress: () => navigate(path) });
}
