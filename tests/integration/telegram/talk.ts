import { fakeRequestFacts } from '@xbts/bot/src/chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import type { Market } from '@xbts/bot/src/chain/market/market.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { testStorage } from '@xbts/bot/src/storage/testStorage.fixture.ts';
import { createBot } from '@xbts/bot/src/telegram/createBot.ts';
import { createLaunchLinks } from '@xbts/bot/src/telegram/launchLinks.ts';
import { createPartnerLinks } from '@xbts/bot/src/telegram/partnerLinks.ts';
import type { ChatMessage } from '../../devnet/messenger/chats.ts';
import { friendsGroup, type GroupMessage } from '../../devnet/messenger/groups.ts';
import { type Messenger, startMessenger } from '../../devnet/messenger/startMessenger.ts';

/** The bot itself, on the development messenger's Bot API. */
export interface Talk {
  readonly messenger: Messenger;
  readonly storage: Storage;
  /** Has the bot answer all that was said, and gives what it wrote in the meantime. */
  answersTo(uid: number, say: () => unknown): Promise<ChatMessage[]>;
  groupAnswersTo(say: () => unknown): Promise<GroupMessage[]>;
  close(): Promise<void>;
}

/** Starts one with an empty database; nothing is fetched but by `answersTo`, in order. */
export async function startTalk(
  options: { market?: Market; messagesPerSecond?: number } = {},
): Promise<Talk> {
  const { market = fakeMarket(), messagesPerSecond = 30 } = options;
  const [messenger, storage] = await Promise.all([startMessenger(), testStorage()]);
  const bot = createBot({
    token: messenger.token,
    apiRoot: messenger.botApiUrl,
    launch: createLaunchLinks({ mode: 'miniapp', publicUrl: 'http://127.0.0.1:1' }),
    partners: createPartnerLinks({ secret: '', countsUnsigned: true }),
    market,
    messagesPerSecond,
    requestFacts: fakeRequestFacts,
    storage,
    log: createLog({ level: 'silent', secrets: [] }),
    supportUrl: 'https://t.me/xbtsio',
    payers: ['sth-payer'],
  });
  await bot.init();
  let offset = 0;
  const allowed_updates = ['message', 'callback_query', 'inline_query', 'chosen_inline_result'] as const;
  await bot.api.getUpdates({ allowed_updates });
  async function answerAll(): Promise<void> {
    const updates = await bot.api.getUpdates({ offset, allowed_updates });
    for (const update of updates) {
      offset = update.update_id + 1;
      await bot.handleUpdate(update);
    }
  }
  const written = <Message extends { message_id: number; from: { id: number } }>(
    messages: readonly Message[],
    last: number,
  ) => messages.filter(({ message_id: id, from }) => id > last && from.id === bot.botInfo.id);
  const answered = async <Message extends { message_id: number; from: { id: number } }>(
    read: () => readonly Message[],
    say: () => unknown,
  ): Promise<Message[]> => {
    const last = Math.max(0, ...read().map(({ message_id: id }) => id));
    say();
    await answerAll();
    return written(read(), last);
  };
  return {
    messenger,
    storage,
    answersTo: (uid, say) => answered(() => messenger.chats.find(uid)?.messages ?? [], say),
    groupAnswersTo: (say) => answered(() => messenger.groups.find(friendsGroup.id)?.messages ?? [], say),
    async close() {
      await messenger.close();
      await storage.close();
    },
  };
}
