import type { BotApiMethod } from './botApiContext.ts';
import { deleteWebhook, getUpdates, getWebhookInfo, setWebhook } from './methods/delivery.ts';
import {
  answerCallbackQuery,
  answerInlineQuery,
  answerWebAppQuery,
  savePreparedInlineMessage,
  sendChatAction,
} from './methods/inline.ts';
import {
  deleteMessage,
  editMessageReplyMarkup,
  editMessageText,
  sendMessage,
  sendPhoto,
} from './methods/messages.ts';
import {
  deleteMyCommands,
  getChat,
  getChatMember,
  getChatMenuButton,
  getMe,
  getMyCommands,
  setChatMenuButton,
  setMyCommands,
  setMyDescription,
  setMyName,
  setMyShortDescription,
} from './methods/profile.ts';

const methods: Readonly<Record<string, BotApiMethod>> = {
  getMe,
  getUpdates,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  sendMessage,
  sendPhoto,
  sendChatAction,
  editMessageText,
  editMessageReplyMarkup,
  deleteMessage,
  answerCallbackQuery,
  answerInlineQuery,
  answerWebAppQuery,
  savePreparedInlineMessage,
  getChat,
  getChatMember,
  setMyCommands,
  getMyCommands,
  deleteMyCommands,
  setChatMenuButton,
  getChatMenuButton,
  setMyName,
  setMyDescription,
  setMyShortDescription,
  logOut: () => true,
  close: () => true,
};

const byLowerCase = new Map(
  Object.entries(methods).map(([name, run]) => [name.toLowerCase(), { name, run }]),
);

/** The method of this name, in any letter case as on the platform. */
export function findMethod(name: string): { name: string; run: BotApiMethod } | undefined {
  return byLowerCase.get(name.toLowerCase());
}
