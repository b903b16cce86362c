import type { FastifyInstance } from 'fastify';
import type { BotApiContext } from './botApi/botApiContext.ts';
import { badRequest } from './botApi/botApiError.ts';
import { isObject } from './botApi/params.ts';
import { botUserOf, privateCommands } from './botProfile.ts';
import { registerChannelRoutes } from './channelRoutes.ts';
import { type Chat, mayBotWrite } from './chats.ts';
import type { CloudStorage } from './cloudStorage.ts';
import type { LaunchDataSigner } from './launch/initData.ts';
import { isStartAppParam } from './launch/startParam.ts';
import {
  allowWriting,
  chatInstanceOf,
  clearHistory,
  pressCallback,
  sendByWay,
  sendWebAppData,
  setBlocked,
  shareUser,
  writeToBot,
} from './person.ts';
import { streamEvents } from './streamEvents.ts';

export interface PageRoutesOptions {
  readonly context: BotApiContext;
  readonly signer: LaunchDataSigner;
  readonly cloud: CloudStorage;
  /** The address that `startapp` links open. */
  readonly mainAppUrl: () => string | undefined;
}

/** How a mini app is opened; the platform gives launch data to all except reply-keyboard buttons. */
interface LaunchRequest {
  readonly kind: 'inline' | 'menu' | 'main' | 'keyboard';
  readonly url?: string;
  readonly startParam?: string;
}

/** Serves the messenger page: the chat of one person, and all of the person's actions in it. */
export function registerPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { context, cloud } = options;
  registerChannelRoutes(app, context.channels);
  app.get('/api/users', () => ({ users: context.chats.users, bot: botUserOf(context.profile) }));
  app.get('/api/users/:id/chat', (request) => chatView(options, chatOf(context, request.params)));
  app.get('/api/users/:id/events', (request, reply) => {
    const { user } = chatOf(context, request.params);
    return streamEvents(reply, (changed) => context.chats.onChange((id) => id === user.id && changed()));
  });
  app.post('/api/users/:id/messages', (request) =>
    writeToBot(context, chatOf(context, request.params), textIn(request.body, 'text', 4096)),
  );
  app.post('/api/users/:id/callbacks', async (request) => {
    const data = textIn(request.body, 'data', 64);
    const messageId = isObject(request.body) ? Number(request.body.messageId) : 0;
    return { answer: await pressCallback(context, chatOf(context, request.params), { messageId, data }) };
  });
  app.post('/api/users/:id/launch', (request) =>
    launch(options, chatOf(context, request.params), request.body as LaunchRequest),
  );
  app.post('/api/users/:id/web-app-data', (request) => {
    const { body } = request;
    sendWebAppData(
      context,
      chatOf(context, request.params),
      textIn(body, 'data', 4096),
      textIn(body, 'buttonText', 64),
    );
    return {};
  });
  app.post('/api/users/:id/custom-method', (request) => {
    const { method, params } = request.body as { method: string; params?: Record<string, unknown> };
    return cloud.invoke(chatOf(context, request.params).user.id, method, params ?? {});
  });
  app.post('/api/users/:id/blocked', (request) => {
    setBlocked(
      context,
      chatOf(context, request.params),
      isObject(request.body) && request.body.isBlocked === true,
    );
    return {};
  });
  app.post('/api/users/:id/write-access', (request) => {
    allowWriting(context, chatOf(context, request.params));
    return {};
  });
  app.post('/api/users/:id/clear', (request) => {
    clearHistory(context, chatOf(context, request.params));
    return {};
  });
  app.post('/api/users/:id/share-user', (request) => {
    const { requestId, userId } = request.body as { requestId: number; userId: number };
    shareUser(context, chatOf(context, request.params), { requestId, userId });
    return {};
  });
  app.post('/api/users/:id/share', (request) =>
    share(context, chatOf(context, request.params), request.body),
  );
}

function chatOf(context: BotApiContext, params: unknown): Chat {
  const chat = context.chats.find(Number((params as { id: string }).id));
  if (chat === undefined) throw badRequest('chat not found');
  return chat;
}

function textIn(body: unknown, name: string, longest: number): string {
  const value = isObject(body) ? body[name] : undefined;
  if (typeof value !== 'string' || value === '' || value.length > longest) {
    throw badRequest(`"${name}" must be a text of 1 to ${longest} characters`);
  }
  return value;
}

function chatView({ context, mainAppUrl }: PageRoutesOptions, chat: Chat): object {
  const { descriptions, menuButton } = context.profile;
  const language = chat.user.language_code.slice(0, 2);
  return {
    user: chat.user,
    bot: botUserOf(context.profile),
    description: descriptions.get(language) ?? descriptions.get('') ?? '',
    messages: chat.messages,
    isBlocked: chat.isBlocked,
    isStarted: chat.isStarted,
    mayBotWrite: mayBotWrite(chat),
    menuButton: chat.menuButton ?? menuButton,
    mainAppUrl: mainAppUrl() ?? null,
    commands: privateCommands(context.profile, language),
  };
}

function launch(
  { context, signer, mainAppUrl }: PageRoutesOptions,
  chat: Chat,
  request: LaunchRequest,
): object {
  const { kind, startParam } = request;
  const url = kind === 'main' ? mainAppUrl() : request.url;
  if (url === undefined || !URL.canParse(url)) throw badRequest('the bot has no mini app to open');
  if (startParam !== undefined && !isStartAppParam(startParam)) throw badRequest('START_PARAM_INVALID');
  const target = new URL(url);
  if (startParam !== undefined) target.searchParams.set('tgWebAppStartParam', startParam);
  const hasQuery = kind === 'inline' || kind === 'menu';
  const initData =
    kind === 'keyboard'
      ? ''
      : signer.sign({
          user: chat.user,
          allowsWriting: mayBotWrite(chat),
          authDate: Math.floor(context.now() / 1000),
          chatInstance: chatInstanceOf(chat),
          ...(startParam === undefined ? {} : { startParam }),
          ...(hasQuery ? { queryId: context.inline.openWebAppQuery(chat.user.id) } : {}),
        });
  return { url: target.href, initData };
}

/** A link or a prepared message forwarded to another person: it arrives in that person's chat as a message. */
function share(context: BotApiContext, chat: Chat, body: unknown): object {
  const { to, text, preparedId } = body as { to: number; text?: string; preparedId?: string };
  const target = context.chats.find(Number(to));
  if (target === undefined) throw badRequest('chat not found');
  if (preparedId === undefined) {
    context.chats.append(target, { from: chat.user, text: String(text ?? '') });
    return {};
  }
  const prepared = context.inline.findPrepared(preparedId);
  if (prepared?.userId !== chat.user.id) return { error: 'MESSAGE_EXPIRED' };
  sendByWay(context, { from: chat, to: target }, prepared.result);
  return {};
}
