import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { registerPageFiles } from '../pageFiles.ts';
import type { BotApiContext } from './botApi/botApiContext.ts';
import { BotApiError, botApiErrorBody } from './botApi/botApiError.ts';
import { type BotApiFaults, createBotApiFaults } from './botApi/faults.ts';
import { findMethod } from './botApi/methodTable.ts';
import { createRateLimiter, type RateLimiter } from './botApi/rateLimits.ts';
import { type BotApiCall, registerBotApi } from './botApi/routes.ts';
import { createBotProfile } from './botProfile.ts';
import { type Channels, createChannels, payoutChannel } from './channels.ts';
import { type Chats, createChats } from './chats.ts';
import { type ChatUser, chatUsers } from './chatUsers.ts';
import { createCloudStorage } from './cloudStorage.ts';
import { createGroups, friendsGroup, type Groups } from './groups.ts';
import { createInlineExchange } from './inlineExchange.ts';
import { createLaunchDataSigner, type LaunchDataSigner } from './launch/initData.ts';

import { registerPageRoutes } from './pageRoutes.ts';
import {
  askInline,
  editOwn,
  pressCallback,
  sendInline,
  sendToBot,
  setBlocked,
  writeInGroup,
  writeToBot,
} from './person.ts';
import { createUpdateQueue } from './updates.ts';
import { createWebhook } from './webhook.ts';

/** The token of the local bot: useless outside this machine. */
const localBotToken = '8072000000:local-development-network-token-000';
/** The name of the local bot, as in t.me/<name>. */
const localBotUsername = 'xbts_local_bot';

export interface MessengerOptions {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  readonly token?: string;
  readonly users?: readonly ChatUser[];
  /** The address that startapp links open; the menu button's when absent. */
  readonly mainAppUrl?: string;
  /** Now in ms. */
  readonly now?: () => number;
}

/** The running messenger: the Bot API and the page on one port. */
export interface Messenger {
  /** The page. */
  readonly url: string;
  /** The bot library's `apiRoot`. */
  readonly botApiUrl: string;
  readonly token: string;
  readonly botUsername: string;
  readonly chats: Chats;
  readonly channels: Channels;
  readonly groups: Groups;
  readonly faults: BotApiFaults;
  readonly rateLimiter: RateLimiter;
  readonly signer: LaunchDataSigner;
  /** The bot's calls, oldest first, without getUpdates. */
  readonly calls: readonly BotApiCall[];
  readonly person: {
    write(userId: number, text: string): void;
    /** Sends what is no plain text, in the Bot API's members. */
    send(userId: number, content: Readonly<Record<string, unknown>>): void;
    edit(userId: number, messageId: number, text: string): void;
    writeInGroup(groupId: number, author: number | 'anonymous', text: string): void;
    press(userId: number, messageId: number, data: string, at?: number): ReturnType<typeof pressCallback>;
    askInline(userId: number, query: string): ReturnType<typeof askInline>;
    /** Sends a result of that query to another person's chat. */
    sendInline(
      userId: number,
      to: number,
      chosen: Parameters<typeof sendInline>[2],
    ): ReturnType<typeof sendInline>;
    setBlocked(userId: number, isBlocked: boolean): void;
  };
  setMainAppUrl(url: string): void;
  /** Makes every pressed button that waits for its answer too old for one. */
  expireCallbacks(): void;
  /** The operator has the bot told which results are sent, or no longer. */
  setInlineFeedback(isOn: boolean): void;
  close(): Promise<void>;
}

const callsKept = 20_000;

/** Starts the messenger and listens. */
export async function startMessenger(options: MessengerOptions = {}): Promise<Messenger> {
  const { host = '127.0.0.1', port = 0, token = localBotToken, users = chatUsers, now = Date.now } = options;
  let mainAppUrl = options.mainAppUrl;
  const calls: BotApiCall[] = [];
  const context = createContext(token, users, now);
  const faults = createBotApiFaults();
  const signer = createLaunchDataSigner(token);
  const app = fastify({ bodyLimit: 20_000_000, forceCloseConnections: true });
  app.setErrorHandler((error, _, reply) => {
    const refusal =
      error instanceof BotApiError
        ? error
        : new BotApiError(
            500,
            `Internal Server Error: ${error instanceof Error ? error.message : String(error)}`,
          );
    return reply.code(refusal.errorCode).send(botApiErrorBody(refusal));
  });
  registerBotApi(app, {
    context,
    faults,
    record: (call) => {
      calls.push(call);
      if (calls.length > callsKept) calls.splice(0, calls.length - callsKept);
    },
  });
  const menuUrl = () =>
    context.profile.menuButton.type === 'web_app' ? context.profile.menuButton.web_app.url : undefined;
  registerPageRoutes(app, {
    context,
    signer,
    cloud: createCloudStorage(),
    mainAppUrl: () => mainAppUrl ?? menuUrl(),
  });
  registerPageFiles(app, join(import.meta.dirname, 'page'));
  // As t.me/<name> does, with its ?start= or ?startapp=.
  app.get(`/${localBotUsername}`, (request, reply) =>
    reply.redirect(`/${new URL(request.url, 'http://page').search}`),
  );
  await app.listen({ host, port });
  const url = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  const chatOf = (userId: number) => {
    const chat = context.chats.find(userId);
    if (chat === undefined) throw new Error(`No chat user ${userId}`);
    return chat;
  };
  return {
    url,
    botApiUrl: url,
    token,
    botUsername: localBotUsername,
    chats: context.chats,
    channels: context.channels,
    groups: context.groups,
    faults,
    rateLimiter: context.rateLimiter,
    signer,
    calls,
    person: {
      write: (userId, text) => void writeToBot(context, chatOf(userId), text),
      send: (userId, content) => void sendToBot(context, chatOf(userId), content),
      edit: (userId, messageId, text) => editOwn(context, chatOf(userId), { messageId, text }),
      writeInGroup: (groupId, author, text) => {
        const group = context.groups.find(groupId);
        if (group === undefined) throw new Error(`No group ${groupId}`);
        writeInGroup(context, group, {
          author: author === 'anonymous' ? author : chatOf(author).user,
          text,
        });
      },
      askInline: (userId, query) => askInline(context, chatOf(userId), query),
      sendInline: (userId, to, chosen) =>
        sendInline(context, { from: chatOf(userId), to: chatOf(to) }, chosen),
      press: (userId, messageId, data, at = userId) =>
        pressCallback(context, chatOf(userId), { messageId, data, at: chatOf(at) }),
      setBlocked: (userId, isBlocked) => setBlocked(context, chatOf(userId), isBlocked),
    },
    setMainAppUrl: (next) => {
      mainAppUrl = next;
    },
    expireCallbacks: () => context.inline.expireCallbacks(),
    setInlineFeedback: (isOn) => {
      context.inline.isFeedbackOn = isOn;
    },
    close: async () => {
      context.webhook.close();
      await app.close();
    },
  };
}

function createContext(token: string, users: readonly ChatUser[], now: () => number): BotApiContext {
  const queue = createUpdateQueue();
  const context: BotApiContext = {
    profile: createBotProfile(token, localBotUsername),
    chats: createChats(users, now),
    channels: createChannels([payoutChannel], now),
    groups: createGroups([friendsGroup], now),
    queue,
    inline: createInlineExchange(),
    rateLimiter: createRateLimiter(now),
    now,
    webhook: createWebhook({
      queue,
      now,
      runMethod: async (method, params) =>
        await findMethod(method)?.run(context, params, new AbortController().signal),
    }),
  };
  return context;
}
