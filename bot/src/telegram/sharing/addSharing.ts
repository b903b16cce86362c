import { sharingPaths } from '@xbts/shared/services/sharing.ts';
import type { FastifyInstance } from 'fastify';
import { type Bot, InlineQueryResultBuilder } from 'grammy';
import { addLaunchSession, type LaunchSessionDeps } from '../../server/plugins/launchSession.ts';
import { readInput } from '../../server/routes/readInput.ts';
import type { BotContext } from '../botContext.ts';
import type { LaunchLinks } from '../launchLinks.ts';
import { texts } from '../texts/texts.ts';
import { type SharedMessageDeps, sharedMessage } from './sharedMessage.ts';

export interface SharingDeps extends LaunchSessionDeps, SharedMessageDeps {
  readonly bot: Pick<Bot<BotContext>, 'api' | 'init' | 'botInfo'>;
  readonly launch: LaunchLinks;
}

const everywhere = {
  allow_user_chats: true,
  allow_bot_chats: false,
  allow_group_chats: true,
  allow_channel_chats: true,
} as const;

/** POST /api/share: the messenger keeps the message, so that the mini app can offer it to any chat of the user. */
export function addSharing(server: FastifyInstance, deps: SharingDeps): void {
  const { bot, launch } = deps;
  const who = addLaunchSession(server, deps);
  server.post(sharingPaths.prepare.path, async (request) => {
    const { userId } = who(request);
    const { thing, language } = readInput(sharingPaths.prepare.body, request.body);
    const message = await sharedMessage(thing, { userId, texts: texts[language] }, deps);
    // Done at once when the bot has begun to listen.
    await bot.init();
    const botName = bot.botInfo.username;
    const { title, text, html, label, startParam } = message;
    const given = startParam === '' ? {} : { startParam };
    const options = {
      reply_markup: launch.keyboard({ texts: texts[language], isPrivate: false, botName, label, ...given }),
    };
    const result = InlineQueryResultBuilder.article('share', title, options).text(html, {
      parse_mode: 'HTML',
    });
    const { id } = await bot.api.savePreparedInlineMessage(userId, result, everywhere);
    return { id, text, link: linkOf(launch, botName, given) };
  });
}

/** Where the button leads, for a messenger that shares a link only. */
function linkOf(launch: LaunchLinks, botName: string, { startParam }: { startParam?: string }): string {
  if (launch.mode === 'link') return launch.address(startParam);
  return `https://t.me/${botName}${startParam === undefined ? '' : `?start=${startParam}`}`;
}
