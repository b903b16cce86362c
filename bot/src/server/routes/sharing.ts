import { AppError } from '@xbts/shared/errors/appError.ts';
import { sharingPaths } from '@xbts/shared/services/sharing.ts';
import type { FastifyInstance } from 'fastify';
import { type Bot, InlineQueryResultBuilder } from 'grammy';
import type { BotContext } from '../../telegram/botContext.ts';
import type { LaunchLinks } from '../../telegram/launchLinks.ts';
import { keepShared } from '../../telegram/sharing/keepShared.ts';
import { type SharedMessageDeps, sharedMessage } from '../../telegram/sharing/sharedMessage.ts';
import { texts } from '../../telegram/texts/languages.ts';
import { addLaunchSession, type LaunchSessionDeps } from '../plugins/launchSession.ts';
import { readInput } from './readInput.ts';

export interface SharingDeps extends LaunchSessionDeps, SharedMessageDeps {
  readonly bot: Pick<Bot<BotContext>, 'api' | 'isInited' | 'botInfo'>;
  readonly launch: LaunchLinks;
}

/** POST /api/share: the messenger keeps the message, so that the mini app can offer it to any chat of the user. */
export function addSharing(server: FastifyInstance, deps: SharingDeps): void {
  const { bot, launch } = deps;
  const who = addLaunchSession(server, deps);
  server.post(sharingPaths.prepare.path, async (request) => {
    const { userId } = who(request);
    const { thing, language } = readInput(sharingPaths.prepare.body, request.body);
    const message = await sharedMessage(thing, { userId, texts: texts[language] }, deps);
    // As long as the Bot API has not answered once, the bot does not know its own name.
    if (!bot.isInited()) throw new AppError('service.unreachable', { path: 'getMe' });
    const botName = bot.botInfo.username;
    const { title, text, html, label, startParam } = message;
    const given = startParam === '' ? {} : { startParam };
    const options = {
      reply_markup: launch.keyboard({ texts: texts[language], isPrivate: false, botName, label, ...given }),
    };
    const result = InlineQueryResultBuilder.article('share', title, options).text(html, {
      parse_mode: 'HTML',
    });
    return { id: await keepShared(bot, userId, result), text, link: linkOf(launch, botName, given) };
  });
}

/** Where the button leads, for a messenger that shares a link only. */
function linkOf(launch: LaunchLinks, botName: string, { startParam }: { startParam?: string }): string {
  if (launch.mode === 'link') return launch.address(startParam);
  return `https://t.me/${botName}${startParam === undefined ? '' : `?start=${startParam}`}`;
}
