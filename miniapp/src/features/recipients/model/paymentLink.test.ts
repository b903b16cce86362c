import { doubtOf, plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import { writePayScreen } from '@xbts/shared/services/payScreen.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaymentText, savedRequestPath } from './pastedPayment.ts';
import { readPaymentQuery, writePaymentLink } from './paymentLink.ts';

const code = (read: () => unknown): string => {
  try {
    read();
    return 'read';
  } catch (error) {
    return hasCode(error, 'payment_link.malformed') ? 'malformed' : String((error as { code: string }).code);
  }
};
const dinner = { to: 'bob-holder2', asset: 'XBTSX.BTC', amount: '0.5', memo: 'ужин & чай = 5%' };

describe('a payment link', () => {
  it('contains the recipient, the amount, the asset and the message', () => {
    const link = writePaymentLink('https://app.example', dinner);
    expect(link).toBe(
      'https://app.example/transfer?to=bob-holder2&asset=XBTSX.BTC&amount=0.5&memo=%D1%83%D0%B6%D0%B8%D0%BD+%26+%D1%87%D0%B0%D0%B9+%3D+5%25',
    );
    expect(readPaymentText(link)).toEqual(dinner);
  });

  it('omits missing parts', () => {
    const link = writePaymentLink('https://app.example', { ...dinner, asset: '', amount: '', memo: '' });
    expect(link).toBe('https://app.example/transfer?to=bob-holder2');
    expect(readPaymentText(link)).toEqual({ to: 'bob-holder2', asset: '', amount: '', memo: '' });
  });

  it.each([
    'transfer?to=bob-holder2',
    '/transfer?to=bob-holder2',
    ' HTTPS://other.example/app/transfer/?to=Bob-Holder2#top ',
    'https://app.example/send?to=bob-holder2',
    'bob-holder2',
    'BOB-HOLDER2\n',
    '\u200bbob-\u2060holder2\ufeff',
    '\u2068/transfer?to=bob-%E2%80%8Bholder2',
    'Payment to bob-holder2\nhttps://app.example/transfer?to=bob-holder2',
  ])('is read as %j too', (text) => {
    expect(readPaymentText(text)).toEqual({ to: 'bob-holder2', asset: '', amount: '', memo: '' });
  });

  it('can name the recipient by the id', () => {
    expect(readPaymentText('/transfer?to=1.2.19').to).toBe('1.2.19');
  });

  it.each([
    ['bitcoin:bc1qexample?amount=1', 'payment_link.other_network'],
    ['ethereum:0x52908400098527886E0F7030069857D2E4169EE7', 'payment_link.other_network'],
    ['https://app.example/', 'malformed'],
    ['', 'malformed'],
    ['hello world', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['/transfer?amount=5', 'payment_link.recipient'],
    ['/transfer?to=', 'payment_link.recipient'],
    ['/transfer?to=no%20name', 'payment_link.recipient'],
    ['/transfer?to=b%D0%BEb', 'payment_link.recipient'],
    ['/transfer?to=bob-holder2&to=eve-thief1', 'payment_link.repeated'],
    ['/transfer?to=bob-holder2&amount=1&amount=1000', 'payment_link.repeated'],
    ['/transfer?to=bob-holder2&amount=1e5', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&amount=-1', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&amount=%D9%A5', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&amount=1%2C000.5', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&amount=ten', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&asset=B', 'payment_link.asset'],
    ['/transfer?to=bob-holder2&asset=%3Cb%3E', 'payment_link.asset'],
    ['/transfer?to=bob-holder2&memo=%E2%80%AEevil', 'payment_link.memo'],
    ['/transfer?to=bob-holder2&memo=%00', 'payment_link.memo'],
    [`/transfer?to=bob-holder2&memo=${'x'.repeat(4097)}`, 'payment_link.memo'],
  ])('%j is refused: %s', (text, refusal) => {
    expect(code(() => readPaymentText(text))).toBe(refusal);
  });

  it('is also a token, in any link of the messenger or the app', () => {
    const tea = { to: 'bob-holder2', asset: 'BTS', amount: '0.125', memo: 'чай' };
    const screen = writePayScreen(tea) ?? 'wallet';
    const param = writeStartParam({ partner: 'carol-pools3', screen });
    for (const link of [
      `https://t.me/xbts_bot?startapp=${param}`,
      `t.me/xbts_bot/app?startapp=${param}`,
      `tg://resolve?domain=xbts_bot&start=${param}`,
      `https://app.example/?startapp=${param}`,
      `https://app.example${startPath(screen)}`,
      `Dinner is ready! https://t.me/xbts_bot?startapp=${param}`,
    ])
      expect(readPaymentText(link), link).toEqual(tea);
    expect(savedRequestPath('https://t.me/xbts_bot?startapp=--req-0123456789abcdef')).toBe(
      '/transfer?req=0123456789abcdef',
    );
    expect(savedRequestPath(`https://t.me/xbts_bot?startapp=${param}`)).toBeNull();
    expect(savedRequestPath('bob-holder2')).toBeNull();
  });

  it.each([
    [
      '🧾 Payment request\n10.5 BTS to bob-holder2\n“coffee”\nThat is “so”',
      '10.5',
      'BTS',
      'coffee”\nThat is “so',
    ],
    ['🧾 Payment request10 BTS to bob-holder2The account belongs to whoever asks', '10', 'BTS', ''],
    ['🧾 Payment request\nAny amount of XBTSX.STH to bob-holder2\nOpen until', '', 'XBTSX.STH', ''],
    ['🧾 Payment request\n10 of any asset to bob-holder2\nOpen until', '10', '', ''],
    ['🧾 Запрос платежа\n10 BTS на bob-holder2\n“за ужин”\nЭто аккаунт', '10', 'BTS', 'за ужин'],
    ['🧾 收款请求\n10，资产不限 付给 bob-holder2\n“晚餐”\n这是', '10', '', '晚餐'],
  ])("is also the bot's card, as copied from a chat: %j", (card, amount, asset, memo) => {
    expect(readPaymentText(card)).toEqual({ to: 'bob-holder2', amount, asset, memo });
  });

  it('shares the number parser: a comma is read, and questioned before three digits', () => {
    const amount = (text: string) =>
      readPaymentQuery(`to=bob-holder2&amount=${encodeURIComponent(text)}`).amount;
    expect(['1,5', '１０', '1\u202f250,5', '990.099'].map(amount)).toEqual([
      '1.5',
      '10',
      '1250.5',
      '990.099',
    ]);
    expect(doubtOf(amount('990,099'))).toEqual({ text: '990.099', grouped: '990099' });
  });

  it('has no other power: other parameters are not read', () => {
    const query = 'to=bob-holder2&confirm=1&isCompared=true&fee=0&warnings=off&isScam=false';
    expect(readPaymentQuery(query)).toEqual({ to: 'bob-holder2', asset: '', amount: '', memo: '' });
  });

  it('gives nothing or a request with only valid parts, whatever the text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true }),
      fc.string().map((text) => `/transfer?to=bob-holder2&memo=${text}`),
      fc.string().map((text) => `transfer?to=${text}&amount=${text}&asset=${text}`),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const outcome = code(() => readPaymentText(text));
        if (outcome !== 'read') {
          expect(outcome).toMatch(/^(?:malformed|payment_link\.)/u);
          return;
        }
        const { to, amount, asset } = readPaymentText(text);
        expect(isValidAccountName(to) || /^1\.2\.\d+$/u.test(to)).toBe(true);
        expect(plainNumber(amount) === amount || doubtOf(amount) !== null).toBe(true);
        expect(asset).toMatch(/^[A-Z0-9.]{0,16}$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
