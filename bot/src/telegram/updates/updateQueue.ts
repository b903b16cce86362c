import type { Update } from 'grammy/types';

/** Updates that wait for an answer of the bot's. */
export interface UpdateQueue {
  /** False when as many wait as may, or the queue is closed. */
  add(update: Update): boolean;
  /** How many more may wait. */
  room(): number;
  /** Begins nothing more; resolves when what is being answered is. What waits is left. */
  close(): Promise<void>;
}

/** Works through updates in their order within a chat, and `atOnce` chats side by side. `handle` never rejects. */
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

/** The chat that an update belongs to, or whoever caused it: an inline query has no chat. */
function chatOf({ update_id: id, ...update }: Update): number {
  const { message, callback_query: pressed, inline_query: asked } = update;
  return message?.chat.id ?? pressed?.from.id ?? asked?.from.id ?? -id;
}
