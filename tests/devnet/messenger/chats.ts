import type { MessageEntity } from './botApi/formattedText.ts';
import type { ReplyMarkup } from './botApi/replyMarkup.ts';
import type { ChatUser } from './chatUsers.ts';

/** The Bot API's Chat object of a private chat: its id is the person's. */
export interface PrivateChat {
  readonly id: number;
  readonly type: 'private';
  readonly first_name: string;
  readonly last_name?: string;
  readonly username?: string;
}

/** A message of a private chat between a person and the bot, in the Bot API's shape. */
export interface ChatMessage {
  readonly message_id: number;
  readonly from: object & { readonly id: number; readonly is_bot: boolean };
  readonly chat: PrivateChat;
  readonly date: number;
  readonly text?: string;
  readonly entities?: readonly MessageEntity[];
  readonly caption?: string;
  readonly caption_entities?: readonly MessageEntity[];
  readonly photo?: readonly {
    file_id: string;
    file_unique_id: string;
    width: number;
    height: number;
    /** The picture for the page, a data: address; not in the real API. */
    shown?: string;
  }[];
  readonly write_access_allowed?: { readonly from_request: boolean };
  readonly web_app_data?: { readonly data: string; readonly button_text: string };
  readonly users_shared?: {
    readonly request_id: number;
    readonly users: readonly { readonly user_id: number }[];
  };
  readonly reply_markup?: ReplyMarkup;
  readonly edit_date?: number;
  /** The bot's id for a message that somebody else sent via the bot. */
  readonly inline_message_id?: string;
}

export type MenuButton =
  | { readonly type: 'commands' | 'default' }
  | { readonly type: 'web_app'; readonly text: string; readonly web_app: { readonly url: string } };

/** One private chat: the messages on both sides and the person's actions on the bot. */
export interface Chat {
  readonly user: ChatUser;
  messages: ChatMessage[];
  nextMessageId: number;
  isBlocked: boolean;
  isStarted: boolean;
  /** The person let the bot write from within its mini app, with or without START. */
  allowsWriting: boolean;
  menuButton: MenuButton | undefined;
}

/** All private chats of the messenger, and the listeners for changes. */
export interface Chats {
  readonly users: readonly ChatUser[];
  addUser(user: ChatUser): void;
  /** The chat with this person, or undefined for a stranger. */
  find(userId: number): Chat | undefined;
  /** Appends a message (assigns its id and date) and calls the listeners. */
  append(chat: Chat, message: Omit<ChatMessage, 'message_id' | 'date' | 'chat'>): ChatMessage;
  replace(chat: Chat, message: ChatMessage): void;
  remove(chat: Chat, messageId: number): boolean;
  touch(userId: number): void;
  /** Calls the listener with the person's id after each change; returns the unsubscriber. */
  onChange(listener: (userId: number) => void): () => void;
}

// A long-running network must not grow without bound: older messages are dropped.
const messagesKept = 500;

/** Creates the chats of the given people, all empty. `now` is in ms. */
export function createChats(people: readonly ChatUser[], now: () => number): Chats {
  const users = [...people];
  const chats = new Map<number, Chat>();
  const listeners = new Set<(userId: number) => void>();
  const touch = (userId: number) => {
    for (const listener of listeners) listener(userId);
  };
  const addUser = (user: ChatUser) => {
    chats.set(user.id, {
      user,
      messages: [],
      nextMessageId: 1,
      isBlocked: false,
      isStarted: false,
      allowsWriting: false,
      menuButton: undefined,
    });
  };
  users.forEach(addUser);
  return {
    users,
    addUser: (user) => {
      users.push(user);
      addUser(user);
    },
    find: (userId) => chats.get(userId),
    append: (chat, message) => {
      const full: ChatMessage = {
        message_id: chat.nextMessageId++,
        date: Math.floor(now() / 1000),
        chat: privateChatOf(chat.user),
        ...message,
      };
      chat.messages = [...chat.messages, full].slice(-messagesKept);
      touch(chat.user.id);
      return full;
    },
    replace: (chat, message) => {
      chat.messages = chat.messages.map((one) => (one.message_id === message.message_id ? message : one));
      touch(chat.user.id);
    },
    remove: (chat, messageId) => {
      const left = chat.messages.filter((one) => one.message_id !== messageId);
      const isRemoved = left.length < chat.messages.length;
      chat.messages = left;
      touch(chat.user.id);
      return isRemoved;
    },
    touch,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The private chat of a person. */
export function privateChatOf(user: ChatUser): PrivateChat {
  const { id, first_name, last_name, username } = user;
  return {
    id,
    first_name,
    ...(last_name === undefined ? {} : { last_name }),
    ...(username === undefined ? {} : { username }),
    type: 'private',
  };
}

/** Whether the bot may begin to write to the person. */
export const mayBotWrite = ({ isStarted, allowsWriting }: Chat): boolean => isStarted || allowsWriting;
