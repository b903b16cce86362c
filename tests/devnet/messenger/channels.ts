import type { MessageEntity } from './botApi/formattedText.ts';
import type { ReplyMarkup } from './botApi/replyMarkup.ts';

/** The Bot API's Chat object of a channel. */
export interface ChannelChat {
  readonly id: number;
  readonly type: 'channel';
  readonly title: string;
  readonly username: string;
}

/** The content of a post. */
export interface PostContent {
  readonly text: string;
  readonly entities?: readonly MessageEntity[];
  readonly reply_markup?: ReplyMarkup;
}

/** A post in a channel, in the Bot API's shape: it names no author. */
export interface ChannelPost extends PostContent {
  readonly message_id: number;
  readonly sender_chat: ChannelChat;
  readonly chat: ChannelChat;
  readonly date: number;
}

/** One channel; a bot posts only where it is an administrator. */
export interface Channel {
  readonly chat: ChannelChat;
  posts: readonly ChannelPost[];
  isBotAdmin: boolean;
}

/** The channels of the messenger, and the listeners for new posts. */
export interface Channels {
  readonly all: readonly Channel[];
  find(id: number): Channel | undefined;
  /** Appends a post (assigns its id and date) and calls the listeners. */
  post(channel: Channel, content: PostContent): ChannelPost;
  /** Calls the listener with the channel's id after each post; returns the unsubscriber. */
  onChange(listener: (id: number) => void): () => void;
}

/** The channel for each round's sums from the bot of the development network; the bot is an administrator. */
export const payoutChannel: ChannelChat = {
  id: -1_001_700_000_001,
  type: 'channel',
  title: 'XBTS payouts',
  username: 'xbts_payouts',
};

// A long-running network must not grow without bound: older posts are dropped.
const postsKept = 500;

/** Creates the channels, all empty. `now` is in ms. */
export function createChannels(chats: readonly ChannelChat[], now: () => number): Channels {
  const all: readonly Channel[] = chats.map((chat) => ({ chat, posts: [], isBotAdmin: true }));
  const listeners = new Set<(id: number) => void>();
  return {
    all,
    find: (id) => all.find(({ chat }) => chat.id === id),
    post: (channel, content) => {
      const { chat, posts } = channel;
      const post: ChannelPost = {
        message_id: (posts.at(-1)?.message_id ?? 0) + 1,
        sender_chat: chat,
        chat,
        date: Math.floor(now() / 1000),
        ...content,
      };
      channel.posts = [...posts, post].slice(-postsKept);
      for (const listener of listeners) listener(chat.id);
      return post;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
