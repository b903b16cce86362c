import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { InlineQueryResultBuilder } from 'grammy';
import type { InlineQueryResult } from 'grammy/types';
import type { NewRequest } from '../../storage/repositories/paymentRequests.ts';
import { asHtml } from '../html.ts';
import type { BotName, LaunchLinks } from '../launchLinks.ts';
import type { Texts } from '../texts/texts.ts';
import { cardId, requestCard, requestKeyboard, requestLine } from './requestCard.ts';

/** The card of a stored request, in the messenger's form for inline answers and for the app. */
export function requestResult(
  made: NewRequest,
  { texts, launch, bot, now }: { texts: Texts; launch: LaunchLinks; bot: BotName; now: number },
): InlineQueryResult {
  const link = launch.direct(bot, writeStartParam({ screen: `req-${made.id}` }));
  const options = {
    description: [made.memo, made.isOwn ? texts.requests.isOwn : texts.requests.isNotOwn]
      .filter(Boolean)
      .join(' · '),
    reply_markup: requestKeyboard({ id: made.id, link }, texts),
  };
  const html = requestCard({ ...made, expiresAt: new Date(now + DAY_MS) }, texts);
  return InlineQueryResultBuilder.article(cardId(made.id), requestLine(made, texts), options).text(
    html,
    asHtml,
  );
}
