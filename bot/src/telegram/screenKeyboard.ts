import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import type { InlineKeyboard } from 'grammy';
import type { BotContext } from './botContext.ts';
import type { CardScreen } from './texts/texts.ts';

/**
 * The button that opens the app on a screen: in the chat itself, or through the bot's own chat from a group and
 * elsewhere.
 */
export function screenKeyboard(
  ctx: Pick<BotContext, 'launch' | 'texts' | 'me' | 'chat'>,
  screen: CardScreen,
): InlineKeyboard {
  return ctx.launch.keyboard({
    texts: ctx.texts,
    isPrivate: ctx.chat?.type === 'private',
    botName: ctx.me.username,
    startParam: writeStartParam({ screen }),
    label: ctx.texts.open[screen],
  });
}
