import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import type { NoticeLinks } from '@xbts/bot/src/notices/notice.ts';
import { queueRound } from '@xbts/bot/src/notices/rounds/closeRounds.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { quietRounds } from '@xbts/bot/src/storage/repositories/rounds.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChatUser } from '../../devnet/messenger/chatUsers.ts';
import { type Messenger, startMessenger } from '../../devnet/messenger/startMessenger.ts';

const chainId = 'f0'.repeat(32);
const firstUid = 9_000_001;

/** Links of notices in tests. */
export const testLinks: NoticeLinks = {
  operation: (operation) => `https://explorer.test/${operation}`,
  screen: (screen) => ({ webAppUrl: `https://mini.test/?startapp=--${screen}` }),
  page: (screen) => ({ url: `https://mini.test/${screen}` }),
};

const silent = () => undefined;

/** A log nobody reads. */
export const quietLog = { info: silent, warn: silent, error: silent };

/** The requested number of people, each with a private chat. */
export function peopleOf(count: number): ChatUser[] {
  return Array.from({ length: count }, (_, index) => ({
    id: firstUid + index,
    is_bot: false,
    first_name: `Person ${index}`,
    language_code: 'en',
  }));
}

/** A messenger in which everyone has started the bot, so that it may write to them. */
export async function messengerOf(people: readonly ChatUser[]): Promise<Messenger> {
  const messenger = await startMessenger({ users: people });
  for (const { id } of people) {
    const chat = messenger.chats.find(id);
    if (chat !== undefined) chat.isStarted = true;
  }
  return messenger;
}

/** Subscribes everyone to an account of their own. */
export async function subscribe(storage: Storage, people: readonly ChatUser[]): Promise<void> {
  await storage.db.transaction().execute(async (transaction) => {
    for (const { id } of people) {
      await saveSubscriber(transaction, { uid: id, language: 'en', kinds: ['payout'] });
      await addAccounts(transaction, id, [{ id: `1.2.${id}`, name: `account-${id}` }]);
    }
  });
}

/** Pays everyone 1.5 XBTSX.STH in the given block, and queues the round; returns the number of queued notices. */
export async function payAll(
  storage: Storage,
  people: readonly ChatUser[],
  blockNum: number,
): Promise<number> {
  const payments = people.map(({ id }, index) => ({
    operation: `${blockNum}/${index}/0`,
    accountId: `1.2.${id}`,
    accountName: `account-${id}`,
    units: 150_000n,
    assetId: '1.3.4099',
    symbol: 'XBTSX.STH',
    precision: 5,
  }));
  const at = new Date(Date.UTC(2026, 0, 15));
  const payouts = [{ payerId: '1.2.5', payerName: 'xbts-payer', payments }];
  const from = blockNum === 1 ? undefined : blockNum - 1;
  await recordBlocks(storage, {
    chainId,
    from,
    to: blockNum,
    blocks: [{ blockNum, at, payouts, transfers: [] }],
    orders: noTouches,
  });
  const [roundId = ''] = await quietRounds(storage.db, chainId, new Date());
  return (await queueRound(storage, { roundId, prices: { 'XBTSX.STH': 2 } })) ?? 0;
}
