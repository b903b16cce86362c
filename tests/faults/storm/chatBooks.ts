import type { ChatBook, DeliveredMessage } from './noticeBook.ts';
import type { StormWorld } from './world.ts';

/** Collects the messages to the watchers' chats, since a chat keeps only its last ones. */
export function openChatBooks({ devnet: { messenger }, watchers }: StormWorld): {
  books(): ReadonlyMap<number, ChatBook>;
  close(): void;
} {
  const messages = new Map(watchers.map(({ uid }) => [uid, new Map<number, DeliveredMessage>()]));
  const close = messenger.chats.onChange((uid) => {
    for (const message of messenger.chats.find(uid)?.messages ?? [])
      messages.get(uid)?.set(message.message_id, message);
  });
  const unanswered = (uid: number): number =>
    messenger.calls.filter(
      ({ method, status, params }) =>
        method === 'sendMessage' && status === 0 && Number(params.chat_id) === uid,
    ).length;
  return {
    books: () =>
      new Map(
        [...messages].map(([uid, each]) => [
          uid,
          { messages: [...each.values()], unanswered: unanswered(uid) },
        ]),
      ),
    close,
  };
}
