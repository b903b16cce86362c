import type { MessageEntity } from './botApi/formattedText.ts';
import type { ReplyMarkup } from './botApi/replyMarkup.ts';
import type { ChatUser } from './chatUsers.ts';

/** The Bot API's Chat object of a group. */
export interface GroupChat {
  readonly id: number;
  readonly type: 'supergroup';
  readonly title: string;
}

/** A message in a group, in the Bot API's shape; an administrator may write in the group's own name. */
export interface GroupMessage {
  readonly message_id: number;
  readonly from: object & { readonly id: number; readonly is_bot: boolean };
  readonly sender_chat?: GroupChat;
  readonly chat: GroupChat;
  readonly date: number;
  readonly text?: string;
  readonly entities?: readonly MessageEntity[];
  readonly caption?: string;
  readonly reply_markup?: ReplyMarkup;
}

/** A group that the bot is in; as its administrator it is notified everything and may delete. */
export interface Group {
  readonly chat: GroupChat;
  messages: readonly GroupMessage[];
  isBotAdmin: boolean;
  nextMessageId: number;
}

/** The groups of the messenger. */
export interface Groups {
  find(id: number): Group | undefined;
  /** Appends a message, with its id and date. */
  append(group: Group, message: Omit<GroupMessage, 'message_id' | 'date' | 'chat'>): GroupMessage;
  remove(group: Group, messageId: number): boolean;
}

/** Where people of the development network talk; the bot is an ordinary member. */
export const friendsGroup: GroupChat = {
  id: -1_001_700_000_002,
  type: 'supergroup',
  title: 'Friends of XBTS',
};

/** In whose name the platform has an administrator speak who does not show who they are (core.telegram.org/bots/api, Message.from). */
export const anonymousAdmin = {
  id: 1_087_968_824,
  is_bot: true,
  first_name: 'Group',
  username: 'GroupAnonymousBot',
} as const;

/** Who writes in a group: a person, or an administrator in the group's name. */
export type GroupAuthor = ChatUser | 'anonymous';

/** Creates the groups, all empty. `now` is in ms. */
export function createGroups(chats: readonly GroupChat[], now: () => number): Groups {
  const all: readonly Group[] = chats.map((chat) => ({
    chat,
    messages: [],
    isBotAdmin: false,
    nextMessageId: 1,
  }));
  return {
    find: (id) => all.find(({ chat }) => chat.id === id),
    append: (group, message) => {
      const full = {
        message_id: group.nextMessageId++,
        chat: group.chat,
        date: Math.floor(now() / 1000),
        ...message,
      };
      group.messages = [...group.messages, full];
      return full;
    },
    remove: (group, messageId) => {
      const left = group.messages.filter(({ message_id: id }) => id !== messageId);
      const isRemoved = left.length < group.messages.length;
      group.messages = left;
      return isRemoved;
    },
  };
}

/**
 * Whether a bot hears of a message in privacy mode: commands that name it, plain ones when it was the last bot to write there, and everything
 * as an administrator (core.telegram.org/bots/features, 'Privacy mode').
 */
export function isToldToBot(group: Group, text: string, botName: string): boolean {
  if (group.isBotAdmin) return true;
  const [, named] = /^\/\w+(@\w+)?/u.exec(text) ?? [undefined, undefined];
  if (!text.startsWith('/')) return false;
  if (named !== undefined) return named.toLowerCase() === `@${botName.toLowerCase()}`;
  const lastBot = group.messages.findLast(({ from }) => from.is_bot && from.id !== anonymousAdmin.id);
  return lastBot !== undefined && 'username' in lastBot.from && lastBot.from.username === botName;
}
