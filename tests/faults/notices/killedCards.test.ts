import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import type { Messenger } from '../../devnet/messenger/startMessenger.ts';
import { spawnKillable } from '../spawnKillable.ts';
import { messengerOf, peopleOf } from './round.ts';

const kills = Number(process.env.KILLS ?? 2);
const cards = 120;

/** Sends all cards; returns the bot's ids for them. */
function sendCards(messenger: Messenger, [from = 0, to = 0]: readonly number[]): string[] {
  const reply_markup = { inline_keyboard: [[{ text: 'Check payment', callback_data: 'request' }]] };
  return Array.from({ length: cards }, (_, index) => {
    const result = { id: 'card', title: 'Card', text: `Card ${index}`, entities: [], reply_markup };
    return messenger.person.sendInline(from, to, { result, query: '' }).inline_message_id ?? '';
  });
}

onBothEngines('a process that marks cards and is killed', (databases) => {
  it(`leaves no card unmarked and edits none twice (${kills} kills, ${cards} cards)`, async () => {
    const people = peopleOf(2);
    const messenger = await messengerOf(people);
    const places = sendCards(
      messenger,
      people.map(({ id }) => id),
    );
    const options = await databases.next();
    const seeding = await openStorage(options);
    const asked = { uid: 7, language: 'en', account_id: '1.2.17', account: 'alice-trader7', symbol: 'BTS' };
    const expires_at = new Date(Date.now() + 86_400_000);
    const rows = places.map((_, index) => ({
      ...asked,
      id: `request-${index}`,
      amount: '1',
      memo: '',
      is_own: false,
      asset_id: '1.3.0',
      units: 100_000n,
      after_block: 1,
      expires_at,
      paid_operation: `123/${index}/0`,
      paid_from: 'bob-holder2',
    }));
    await seeding.db.insertInto('payment_requests').values(rows).execute();
    await seeding.db
      .insertInto('request_cards')
      .values(places.map((place, index) => ({ inline_message_id: place, request_id: `request-${index}` })))
      .execute();
    await seeding.close();

    const { botApiUrl, token } = messenger;
    const spawn = () =>
      spawnKillable(join(import.meta.dirname, 'cardsProcess.ts'), { storage: options, botApiUrl, token });
    for (let kill = 0; kill < kills; kill += 1) {
      const marker = spawn();
      const goal = messenger.calls.length + cards / (kills + 2);
      while (messenger.calls.length < goal) await wait(1);
      await wait(Math.random() * 5);
      marker.kill();
      expect((await marker.ended).code).toBeNull();
    }
    expect((await spawn().ended).code).toBe(0);
    const texts = messenger.chats.find(people[1]?.id ?? 0)?.messages.map(({ text }) => text ?? '') ?? [];
    const edits = messenger.calls.filter(({ status }) => status === 200).length;
    await messenger.close();
    expect(texts).toHaveLength(cards);
    expect(texts.filter((text) => !text.startsWith('✅ Paid · block 123'))).toEqual([]);
    // An edit that was not recorded is tried once more, and the messenger refuses an edit without a change.
    expect(edits).toBe(cards);
  }, 120_000);
});
