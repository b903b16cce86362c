import type { Update } from 'grammy/types';

/** Updates that wait for an answer of the bot's. */
export interface UpdateQueue {
  /** False when the queue is full or closed. */
  add(update: Update): boolean;
  /** The number of free places. */
  room(): number;
  /** Starts nothing more; resolves when running answers are done. Waiting updates are left. */
  close(): Promise<void>;
}

/** Processes updates in order within a chat, and `atOnce` chats in parallel. `handle` never rejects. */
export function createUpdateQueue(options: {
  handle: (update: Update) => Promise<void>;
  atOnce: number;
  longest: number;
}): UpdateQueue {
  const { handle, atOnce, longest } = options;
  const waiting: Update[] = [];
  const busyChats = new Map<number, Promise<void>>();
  let isClosed = false;

  function startNext(): void {
    while (busyChats.size < atOnce && !isClosed) {
      const index = waiting.findIndex((update) => !busyChats.has(chatOf(update)));
      const [update] = index < 0 ? [] : waiting.splice(index, 1);
      if (update === undefined) return;
      const chat = chatOf(update);
      const answered = handle(update).finally(() => {
        busyChats.delete(chat);
        startNext();
      });
      busyChats.set(chat, answered);
    }
  }

  return {
    add: (update) => {
      if (isClosed || waiting.length >= longest) return false;
      waiting.push(update);
      startNext();
      return true;
    },
    room: () => (isClosed ? 0 : longest - waiting.length),
    async close() {
      isClosed = true;
      await Promise.all(busyChats.values());
    },
  };
}

/** The chat of an update, or its user: an inline query has no chat. */
function chatOf({ update_id: id, ...update }: Update): number {
  const { message, callback_query: pressed, inline_query: asked } = update;
  return message?.chat.id ?? pressed?.from.id ?? asked?.from.id ?? -id;
}
