import { wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friendsGroup } from '../../devnet/messenger/groups.ts';
import { startTalk, type Talk } from './talk.ts';

const [ALICE, KARINA, DAWEI] = [7001001, 7001003, 7001004];
const wif = wifFromPrivateKey(new Uint8Array(32).fill(7));

let talk: Talk;
beforeAll(async () => {
  talk = await startTalk();
  for (const uid of [ALICE, KARINA, DAWEI])
    await talk.answersTo(uid, () => talk.messenger.person.write(uid, '/start'));
});
afterAll(() => talk?.close());

type Content = Readonly<Record<string, unknown>>;
/** A text, or what the Bot API calls the parts of a message that is none. */
type Said = string | Content | readonly Content[];
/** How the answer begins; null: there is none. */
type Answer = string | null;

const photo = { photo: [{ file_id: 'a', file_unique_id: 'a', width: 9, height: 9 }] };
const forwarded = {
  forward_origin: { type: 'hidden_user', sender_user_name: 'Somebody', date: 1_795_000_000 },
};
const [ownBot, otherBot] = [
  { id: 8_072_000_000, is_bot: true, first_name: 'XBTS', username: 'xbts_local_bot' },
  { id: 12, is_bot: true, first_name: 'Other', username: 'other_bot' },
];
const backup = { document: { file_id: 'b', file_unique_id: 'b', file_name: 'xbts-backup.json' } };

const price = 'XBTSX.STH\n≈ $0.00123';
const unhandled = 'I didn’t get that.';
const unreadable = 'I can’t read photos, stickers, voice messages or files.';
const notForwarded = 'I don’t act on forwarded messages.';

const english: readonly [what: string, said: Said, answer: Answer][] = [
  ['capitals', '/PRICE STH', price],
  ['capitals and the bot’s name', '/Price@XBTS_LOCAL_BOT sth', price],
  ['a comma behind the command', '/price, STH', price],
  ['a comma behind the symbol', '/price STH,', price],
  ['quotes', '/price “STH”', price],
  ['the sign of a cashtag', '/price $STH', price],
  ['a pair', '/price STH/BTS', price],
  ['politeness', '/price STH please', price],
  ['a command without its slash', 'price sth', price],
  ['a command alone', 'Price', 'Which asset?'],
  ['a shout for help', 'HELP', 'What I can do'],
  ['help with a mark', 'help!', 'What I can do'],
  ['the command that other bots have for settings', '/settings', 'Notifications are off.'],
  ['a plural', '/alerts', 'No price alerts yet.'],
  ['a decimal comma', '/alert STH 0,005', '🔔 Alert set'],
  ['a number with two readings', '/alert STH 64,123', 'This can mean 64.123 or 64123.'],
  ['an alert that is not there', '/Alert Remove #99.', 'This alert no longer exists.'],
  ['a minimum with a full stop', '/minimum 100 STH.', 'I report incoming transfers from 100 XBTSX.STH'],
  ['quiet hours with a comma', '/quiet 23:00-7:00, Europe/London', 'Quiet hours: 23:00 to 7:00'],
  ['a misspelt command', '/prise STH', unhandled],
  ['a greeting', 'hello', unhandled],
  ['a word that would delete everything', 'stop', unhandled],
  ['a command for another bot', '/start@other_bot', unhandled],
  ['a link', 'https://evil.com/wallet', unhandled],
  ['a request for a payment, written to the bot', '10 BTS to alice-trader7 coffee', 'Payment request'],
  ['a sticker', { sticker: { file_id: 's', file_unique_id: 's', type: 'regular', emoji: '👍' } }, unreadable],
  ['a voice message', { voice: { file_id: 'v', file_unique_id: 'v', duration: 3 } }, unreadable],
  ['a place', { location: { latitude: 1, longitude: 2 } }, unreadable],
  ['a die', { dice: { emoji: '🎲', value: 6 } }, unreadable],
  ['a picture with a caption', { ...photo, caption: 'look at this' }, unreadable],
  ['a picture whose caption is a command', { ...photo, caption: '/Price STH' }, price],
  ['an album', [1, 2, 3].map(() => ({ ...photo, media_group_id: '77' })), unreadable],
  ['a forwarded command', { ...forwarded, text: '/stop' }, notForwarded],
  ['a forwarded picture', { ...forwarded, ...photo }, notForwarded],
  ['a card of another bot', { via_bot: otherBot, text: '/stop' }, notForwarded],
  ['a card of its own', { via_bot: ownBot, text: '🧾 Payment request' }, null],
  ['a pinned message', { pinned_message: { message_id: 1, date: 0 } }, null],
  ['that it may write', { write_access_allowed: { from_request: true } }, null],
  ['a timer for messages', { message_auto_delete_timer_changed: { message_auto_delete_time: 86_400 } }, null],
  ['a new background', { chat_background_set: { type: { type: 'fill' } } }, null],
  ['data of a mini app', { web_app_data: { data: 'x', button_text: 'y' } }, null],
  [
    'a contact who is not known',
    { contact: { phone_number: '1', first_name: 'B', user_id: 5 } },
    'I don’t know this person’s account',
  ],
  ['a sentence about a password', 'I forgot my password', unhandled],
];

const russian: readonly [what: string, said: Said, answer: Answer][] = [
  ['a word for help', 'Помощь', 'Что я умею'],
  ['a command in Russian capitals', '/ЦЕНА STH', price],
  ['a word for the rate', 'курс sth', price],
  ['a percentage with a blank', '/alert STH 5 % повтор', '🔔 Оповещение'],
  ['a deletion in capitals', '/ALERT УДАЛИТЬ 99', 'Такого оповещения'],
  ['times with points', '/quiet 23.00–7.00 Europe/Moscow', 'Тихие часы'],
  ['thanks', 'спасибо', 'Не понимаю.'],
  ['a sticker', { sticker: { file_id: 's', file_unique_id: 's', type: 'regular' } }, 'Фото, стикеры'],
  ['a forwarded text', { ...forwarded, text: 'привет' }, 'Пересланные сообщения'],
];

const chinese: readonly [what: string, said: Said, answer: Answer][] = [
  ['a word for help', '帮助', '我能做什么'],
  ['a full-width slash and letters', '／PRICE ＳＴＨ', price],
  ['a command in Chinese', '/价格 STH', price],
  ['a full-width point', '/alert STH 0．005', '🔔'],
  ['a word that turns on', '/findme 开启', '我还不知道您的账户'],
  ['a greeting', '你好', '我没有看懂'],
  ['a picture', photo, '我无法读取图片'],
];

const say = (uid: number, said: Said) => () => {
  const { person } = talk.messenger;
  if (typeof said === 'string') person.write(uid, said);
  else for (const content of Array.isArray(said) ? said : [said]) person.send(uid, content);
};

async function expectAnswer(uid: number, said: Said, answer: Answer): Promise<void> {
  const answers = await talk.answersTo(uid, say(uid, said));
  const begins = answers.map(({ text, caption }) => (text ?? caption ?? '').slice(0, answer?.length));
  expect(begins).toEqual(answer === null ? [] : [answer]);
}

describe('in English', () => {
  it.each(english)('%s', (_, said, answer) => expectAnswer(ALICE, said, answer));
});
describe('in Russian', () => {
  it.each(russian)('%s', (_, said, answer) => expectAnswer(KARINA, said, answer));
});
describe('in Chinese', () => {
  it.each(chinese)('%s', (_, said, answer) => expectAnswer(DAWEI, said, answer));
});

it('an edited message is not answered again', async () => {
  await talk.answersTo(ALICE, () => talk.messenger.person.write(ALICE, '/price STH'));
  const own = talk.messenger.chats.find(ALICE)?.messages.findLast(({ text }) => text === '/price STH');
  const edit = () => talk.messenger.person.edit(ALICE, own?.message_id ?? 0, '/fees');
  expect(await talk.answersTo(ALICE, edit)).toEqual([]);
});

describe('a secret is answered with a warning, and is gone from the chat', () => {
  it.each<[what: string, uid: number, said: Said, answer: string]>([
    ['a private key', ALICE, wif, '🔑 That looked like a private key'],
    ['a password', ALICE, 'my password is hunter2', '🔑 That looked like'],
    ['a PIN', ALICE, '4821', '🔑 That looked like'],
    ['a key behind a command', ALICE, `/start ${wif}`, '🔑 That looked like'],
    ['a key that was forwarded', ALICE, { ...forwarded, text: wif }, '🔑 That looked like'],
    ['a key below a picture', ALICE, { ...photo, caption: wif }, '🔑 That looked like'],
    ['a backup', ALICE, backup, '🔑 That looked like'],
    ['a Russian password', KARINA, 'мой пароль: Солнце42', '🔑 Похоже на приватный ключ'],
    ['a Chinese password', DAWEI, '密码：abc12345', '🔑 这像是私钥'],
  ])('%s', async (_, uid, said, answer) => {
    const messages = () => talk.messenger.chats.find(uid)?.messages ?? [];
    const before = messages().map(({ message_id: id }) => id);
    await expectAnswer(uid, said, answer);
    const added = messages().filter(({ message_id: id }) => !before.includes(id));
    expect(added.map(({ from }) => from.is_bot)).toEqual([true]);
  });
});

describe('in a group', () => {
  const write = (author: number | 'anonymous', text: string) => () =>
    talk.messenger.person.writeInGroup(friendsGroup.id, author, text);
  const begins = async (author: number | 'anonymous', text: string) =>
    (await talk.groupAnswersTo(write(author, text))).map(({ text: said, caption }) =>
      (said ?? caption ?? '').slice(0, 14),
    );

  it.each<[what: string, author: number | 'anonymous', text: string, answer: readonly string[]]>([
    ['talk', ALICE, 'hello all', []],
    ['a command for all bots, unasked', ALICE, '/fees', []],
    ['a command with its name in capitals', ALICE, '/FEES@XBTS_LOCAL_BOT', ['Network fees\nT']],
    ['a plain command when it wrote last', ALICE, '/Price STH', ['XBTSX.STH\n≈ $0']],
    ['a command of an anonymous administrator', 'anonymous', '/fees@xbts_local_bot', ['Network fees\nT']],
    ['what concerns one person', KARINA, '/alert@xbts_local_bot', ['Это работает т']],
    ['an unknown command', ALICE, '/ban Bob', []],
    ['a key, which it may not delete', ALICE, `/price@xbts_local_bot ${wif}`, ['🔑 That looks ']],
  ])('%s', async (_, author, text, answer) => {
    expect(await begins(author, text)).toEqual(answer);
  });

  it('a key is deleted where the bot is an administrator', async () => {
    const group = talk.messenger.groups.find(friendsGroup.id);
    if (group === undefined) throw new RangeError('no group');
    group.isBotAdmin = true;
    expect(await begins(ALICE, `here: ${wif}`)).toEqual(['🔑 That looked']);
    expect(group.messages.filter(({ text = '' }) => text.startsWith('here:'))).toEqual([]);
    group.isBotAdmin = false;
  });
});
