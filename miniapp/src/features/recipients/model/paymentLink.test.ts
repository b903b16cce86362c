import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaymentQuery, readPaymentText, writePaymentLink } from './paymentLink.ts';

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
  it('says whom to pay, how much, in what and with which message', () => {
    const link = writePaymentLink('https://app.example', dinner);
    expect(link).toBe(
      'https://app.example/transfer?to=bob-holder2&asset=XBTSX.BTC&amount=0.5&memo=%D1%83%D0%B6%D0%B8%D0%BD+%26+%D1%87%D0%B0%D0%B9+%3D+5%25',
    );
    expect(readPaymentText(link)).toEqual(dinner);
  });

  it('leaves out what it does not say', () => {
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
  ])('is read as %j too', (text) => {
    expect(readPaymentText(text)).toEqual({ to: 'bob-holder2', asset: '', amount: '', memo: '' });
  });

  it('can name the recipient by the id', () => {
    expect(readPaymentText('/transfer?to=1.2.19').to).toBe('1.2.19');
  });

  it.each([
    ['bitcoin:bc1qexample?amount=1', 'malformed'],
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
    ['/transfer?to=bob-holder2&amount=1%2C5', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&amount=ten', 'payment_link.amount'],
    ['/transfer?to=bob-holder2&asset=B', 'payment_link.asset'],
    ['/transfer?to=bob-holder2&asset=%3Cb%3E', 'payment_link.asset'],
    ['/transfer?to=bob-holder2&memo=%E2%80%AEevil', 'payment_link.memo'],
    ['/transfer?to=bob-holder2&memo=%00', 'payment_link.memo'],
    [`/transfer?to=bob-holder2&memo=${'x'.repeat(4097)}`, 'payment_link.memo'],
  ])('%j is refused: %s', (text, refusal) => {
    expect(code(() => readPaymentText(text))).toBe(refusal);
  });

  it('has no other power: whatever else it says is not read', () => {
    const query = 'to=bob-holder2&confirm=1&isCompared=true&fee=0&warnings=off&isScam=false';
    expect(readPaymentQuery(query)).toEqual({ to: 'bob-holder2', asset: '', amount: '', memo: '' });
  });

  it('gives nothing or a request whose every part is in order, whatever the text', () => {
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
        expect(amount).toMatch(/^(?:\d+(?:\.\d+)?)?$/u);
        expect(asset).toMatch(/^[A-Z0-9.]{0,16}$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
