import { AppError } from '@xbts/shared/errors/appError.ts';
import { writePayScreen } from '@xbts/shared/services/payScreen.ts';
import { sharingPaths } from '@xbts/shared/services/sharing.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import type { FastifyInstance } from 'fastify';
import { type Bot, InlineQueryResultBuilder } from 'grammy';
import type { RequestFacts } from '../../chain/requestFacts.ts';
import { makeRequest, type WantedRequest } from '../../requests/makeRequest.ts';
import type { BotContext } from '../../telegram/botContext.ts';
import { asHtml } from '../../telegram/html.ts';
import type { LaunchLinks } from '../../telegram/launchLinks.ts';
import { requestLine } from '../../telegram/requests/requestCard.ts';
import { requestResult } from '../../telegram/requests/requestResult.ts';
import { keepShared } from '../../telegram/sharing/keepShared.ts';
import { type SharedMessageDeps, sharedMessage } from '../../telegram/sharing/sharedMessage.ts';
import { type Language, texts } from '../../telegram/texts/languages.ts';
import { addLaunchSession, type LaunchSessionDeps } from '../plugins/launchSession.ts';
import { readInput } from './readInput.ts';

export interface SharingDeps extends LaunchSessionDeps, SharedMessageDeps {
  readonly bot: Pick<Bot<BotContext>, 'api' | 'isInited' | 'botInfo'>;
  readonly launch: LaunchLinks;
  readonly requestFacts: RequestFacts;
}

/** POST /api/v1/share: the messenger saves the message, so that the mini app can offer it to any chat of the user. */
export function addSharing(server: FastifyInstance, deps: SharingDeps): void {
  const { bot, launch } = deps;
  const who = addLaunchSession(server, deps);
  server.post(sharingPaths.prepare.path, async (request) => {
    const { userId } = who(request);
    const { thing, language } = readInput(sharingPaths.prepare.body, request.body);
    if (thing.what === 'request') return shareRequest(deps, { uid: userId, language, asked: thing.asked });
    const message = await sharedMessage(thing, { userId, texts: texts[language] }, deps);
    const { username: botName } = infoOf(bot);
    const { title, text, html, label, startParam } = message;
    const given = startParam === '' ? {} : { startParam };
    const options = {
      reply_markup: launch.keyboard({ texts: texts[language], isPrivate: false, botName, label, ...given }),
    };
    const result = InlineQueryResultBuilder.article('share', title, options).text(html, asHtml);
    return { id: await keepShared(bot, userId, result), text, link: linkOf(launch, botName, given) };
  });
}

/**
 * Before its first answer from the Bot API, the bot does not know its own name. @throws AppError service.unreachable
 */
function infoOf(bot: SharingDeps['bot']) {
  if (!bot.isInited()) throw new AppError('service.unreachable', { path: 'getMe' });
  return bot.botInfo;
}

/**
 * Stores the request, and saves its card at the messenger. The link for older messengers contains a short request
 * itself.
 */
async function shareRequest(
  deps: SharingDeps,
  { uid, language, asked }: Pick<WantedRequest, 'uid' | 'asked'> & { language: Language },
): Promise<{ id: string; text: string; link: string }> {
  const { bot, launch, clock } = deps;
  const info = infoOf(bot);
  const said = texts[language];
  const made = await makeRequest(deps, { uid, language, asked, isSent: true });
  const card = requestResult(made, { texts: said, launch, bot: info, now: clock.now() });
  const screen = writePayScreen(asked) ?? `req-${made.id}`;
  return {
    id: await keepShared(bot, uid, card),
    text: requestLine(made, said),
    link: launch.direct(info, writeStartParam({ screen })),
  };
}

/** The target of the button, for a messenger that shares only a link. */
function linkOf(launch: LaunchLinks, botName: string, { startParam }: { startParam?: string }): string {
  if (launch.mode === 'link') return launch.address(startParam);
  return `https://t.me/${botName}${startParam === undefined ? '' : `?start=${startParam}`}`;
}
