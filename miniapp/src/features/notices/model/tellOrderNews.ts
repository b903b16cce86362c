import { navigate } from 'wouter/use-browser-location';
import { translator } from '../../../platform/i18n/language.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showToast } from '../../../platform/toasts.ts';
import { orderNewsTexts } from '../texts/orderNewsTexts.ts';
import { type OrderNews, tradeOf } from './orderNews.ts';
import { orderSentence } from './orderSentence.ts';

/** Longer than an answer to a press: it comes unexpectedly, and has an action. */
const TOLD_MS = 10_000;

/** Reports changes of orders: one with a link to its market, several as a count with a link to their rows. */
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
