import type { Update } from 'grammy/types';

/** Updates that were acknowledged and wait for an answer of the bot's. */
export interface UpdateQueue {
  /** False when as many wait as may: the messenger then keeps the update and brings it again. */
  add(update: Update): boolean;
  /** Resolves when nothing waits or is being answered. */
  whenEmpty(): Promise<void>;
}

/** Works through updates in their order within a chat, and `atOnce` chats side by side. `handle` never rejects. */
export function createUpdateQueue(options: {
  handle: (update: Update) => Promise<void>;
  atOnce: number;
  longest: number;
}): UpdateQueue {
  const { handle, atOnce, longest } = options;
  const waiting: Update[] = [];
  const busyChats = new Set<number>();
  const idle: (() => void)[] = [];

  function startNext(): void {
    while (busyChats.size < atOnce) {
      const index = waiting.findIndex((update) => !busyChats.has(chatOf(update)));
      const [update] = index < 0 ? [] : waiting.splice(index, 1);
      if (update === undefined) break;
      const chat = chatOf(update);
      busyChats.add(chat);
      void handle(update).finally(() => {
        busyChats.delete(chat);
        startNext();
      });
    }
    if (busyChats.size === 0 && waiting.length === 0) for (const done of idle.splice(0)) done();
  }

  return {
    add: (update) => {
      if (waiting.length >= longest) return false;
      waiting.push(update);
      startNext();
      return true;
    },
    whenEmpty: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        startNext();
      }),
  };
}

/** The chat that an update belongs to, or whoever caused it: an inline query has no chat. */
function chatOf({ update_id: id, ...update }: Update): number {
  const { message, callback_query: pressed, inline_query: asked, my_chat_member: member } = update;
  return message?.chat.id ?? pressed?.from.id ?? asked?.from.id ?? member?.chat.id ?? -id;
}
