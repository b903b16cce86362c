import { wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import type { Message } from 'grammy/types';
import { expect, it } from 'vitest';
import { holdsSecret } from './holdsSecret.ts';

const wif = wifFromPrivateKey(new Uint8Array(32).fill(7));

it.each([
  wif,
  `here it is: ${wif}.`,
  `P${wif}`,
  `/start ${wif}`,
  `K${'x'.repeat(51)}`,
  'password: correct-horse',
  'My password is hunter2',
  'пароль: Солнце42',
  '密码：abc12345',
  'my PIN is 4821',
  'пин-код 4821',
  '4821',
  ' 123456 ',
  'kJ8#mQ2$vL9x',
  'abandon ability able about above absent absorb abstract absurd abuse access accident',
  'ABANDON ABILITY ABLE ABOUT ABOVE ABSENT ABSORB ABSTRACT ABSURD ABUSE ACCESS ACCIDENT ACCOUNT ACCUSE ACHIEVE ACID',
])('takes “%s” for a secret', (text) => {
  expect(holdsSecret({ text })).toBe(true);
});

it.each([
  'hello',
  'I forgot my password',
  'my password is wrong',
  'password: how do I change it?',
  'What is a PIN?',
  '/price BTS',
  '/alert STH 12345',
  '/alert remove 1234',
  '12',
  '@Alice99x',
  '#Reward2026',
  '10 BTS to alice-trader7',
  'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'https://t.me/xbtsio?start=A1b!2',
  'please tell what happened with this deposit from yesterday evening because nothing came',
])('takes “%s” for none', (text) => {
  expect(holdsSecret({ text })).toBe(false);
});

it('looks into captions, and knows a backup by its name', () => {
  const sent = (file_name: string) => holdsSecret({ document: { file_name } } as Partial<Message>);
  expect(holdsSecret({ caption: wif })).toBe(true);
  expect([sent('xbts-backup.json'), sent('xbts-backup (1).json'), sent('wallet.BIN')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(sent('invoice.pdf')).toBe(false);
});

it('counts only keys in a group, where people talk of other numbers too', () => {
  const chat = { id: -100, type: 'supergroup', title: 'Friends' } as const;
  expect(
    ['2026', 'password: correct-horse', 'my PIN is 4821'].map((text) => holdsSecret({ text, chat })),
  ).toEqual([false, false, false]);
  expect(holdsSecret({ text: `here: ${wif}`, chat })).toBe(true);
});
