import { hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { Composer, InlineQueryResultBuilder } from 'grammy';
import type { InlineQueryResult } from 'grammy/types';
import { makeRequest } from '../../requests/makeRequest.ts';
import { blockOf, openRequest } from '../../requests/readRequest.ts';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import { findRequest, noteSent } from '../../storage/repositories/paymentRequests.ts';
import { addCard, toldCard } from '../../storage/repositories/requestCards.ts';
import { isAway } from '../../upstreams/readsInTime.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, escapeHtml } from '../html.ts';
import { numberFault } from '../numberFault.ts';
import { maySend } from '../requests/cardSender.ts';
import { askForm } from '../requests/requestCard.ts';
import { requestResult } from '../requests/requestResult.ts';
import { type RequestWords, readRequestWords } from '../requests/requestWords.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { stored } from '../storedInTime.ts';
import { languageOf } from '../texts/languages.ts';

/** Payment requests: as cards after the bot's name in any chat, and the later states of the cards. */
export const requests = new Composer<BotContext>();

/** Maximum offered accounts of a user with many proven ones. */
const ownAtMost = 5;

requests.on('inline_query', async (ctx, next) => {
  const words = readRequestWords(ctx.inlineQuery.query);
  if (words.kind === 'other') return next();
  // Each answer is a new request, which must not be repeated for anyone.
  await ctx.answerInlineQuery(await cardsOf(ctx, words), { cache_time: 0, is_personal: true });
});

type Asking = Pick<
  BotContext,
  'storage' | 'clock' | 'texts' | 'requestFacts' | 'launch' | 'me' | 'chat' | 'log'
> & { from: { id: number } };

async function cardsOf(
  ctx: Asking,
  words: Exclude<RequestWords, { kind: 'other' }>,
): Promise<InlineQueryResult[]> {
  const { refused } = ctx.texts.requests;
  if (words.kind === 'unread') return [howCard(ctx, refused.malformed)];
  if (words.kind === 'memo') return [howCard(ctx, refused.memo)];
  if (words.kind === 'number') return [howCard(ctx, numberFault(words.error, ctx.texts, refused.malformed))];
  const { asked } = words;
  try {
    const names = asked.to === undefined ? await ownNames(ctx) : [asked.to];
    if (names.length === 0) return [howCard(ctx, ctx.texts.requests.whose)];
    const cards: InlineQueryResult[] = [];
    for (const to of names) {
      const language = languageOf(ctx.texts.locale);
      const making = makeRequest(ctx, { uid: ctx.from.id, language, asked: { ...asked, to }, isSent: false });
      const made = await stored(ctx, () => making);
      cards.push(requestResult(made, { ...ctx, bot: ctx.me, now: ctx.clock.now() }));
    }
    return cards;
  } catch (error) {
    return [howCard(ctx, reasonOf(error, ctx, { ...asked, to: asked.to ?? '' }))];
  }
}

const ownNames = async (ctx: Asking): Promise<string[]> =>
  (await stored(ctx, (db) => accountsOf(db, ctx.from.id))).slice(0, ownAtMost).map(({ name }) => name);

/** Why no card could be made, in the user's words; failures other than typing errors are logged too. */
function reasonOf(
  error: unknown,
  { texts, log }: Pick<BotContext, 'texts' | 'log'>,
  { to, asset }: { to: string; asset: string },
): string {
  const { refused } = texts.requests;
  if (hasCode(error, 'recipient.unknown')) return refused.account(to);
  if (hasCode(error, 'chain.unknown_asset')) return refused.asset(asset);
  if (hasCode(error, 'amount.zero')) return refused.zero;
  if (hasCode(error, 'amount.too_many_decimals')) return refused.decimals;
  if (hasCode(error, 'amount.too_large')) return refused.tooMuch;
  if (hasCode(error, 'payment_request.too_many')) return refused.tooMany;
  if (hasCode(error, 'storage.connection_lost')) return texts.noRecords;
  if (!isAway(error)) throw error;
  log.warn({ code: toAppError(error).code }, 'a request could not be made');
  return refused.away;
}

/** A card that explains how to do it; when sent anyway, it explains it to the chat. */
function howCard(
  ctx: Pick<BotContext, 'launch' | 'texts' | 'me' | 'chat'>,
  reason: string,
): InlineQueryResult {
  const { how, example, whose } = ctx.texts.requests;
  const html = escapeHtml([how, `@${ctx.me.username} ${example}`, whose].join('\n\n'));
  return InlineQueryResultBuilder.article('request:how', reason, {
    description: `@${ctx.me.username} ${example}`,
    reply_markup: screenKeyboard(ctx, 'wallet'),
  }).text(html, asHtml);
}

/** If the operator has enabled it, the messenger reports sent cards, with their maker and place. */
requests.on('chosen_inline_result', async (ctx, next) => {
  const { result_id: resultId, inline_message_id: messageId, from } = ctx.chosenInlineResult;
  const [, id] = askForm.exec(resultId) ?? [];
  if (id === undefined) return next();
  await stored(ctx, async (db) => {
    if ((await findRequest(db, id))?.uid !== from.id) return;
    await noteSent(db, id);
    if (messageId !== undefined) await toldCard(db, messageId, id);
  });
});

/**
 * 'Is it paid?' under a card: the answer. When its maker presses it, the bot also learns the card's place. A press can
 * name any request under any message, so only the maker is believed, and only about a message that can be theirs.
 */
requests.callbackQuery(askForm, async (ctx) => {
  const [, id = ''] = ctx.match;
  const messageId = ctx.inlineMessageId;
  const text = await stored(ctx, async (db) => {
    const found = await openRequest({ db }, id);
    const { uid } = found;
    const isMaker = uid === ctx.from.id;
    if (messageId !== undefined && isMaker && maySend(uid, messageId)) await addCard(db, messageId, id);
    return found;
  }).then(
    ({ paid, units }) => {
      const { requests: said } = ctx.texts;
      if (paid !== null) return said.paid(String(blockOf(paid.operation)));
      return units === null ? said.noMark : said.notYet;
    },
    (error: unknown) => {
      if (hasCode(error, 'payment_request.unknown', 'payment_request.expired'))
        return ctx.texts.requests.over;
      throw error;
    },
  );
  await ctx.answerCallbackQuery({ text, show_alert: true });
});
