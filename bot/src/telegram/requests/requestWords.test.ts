import { describe, expect, it } from 'vitest';
import { readRequestWords } from './requestWords.ts';

const request = (asset: string, amount: string, to: string | undefined, memo = '') => ({
  kind: 'request',
  asked: { asset, amount, to, memo },
});

describe('the text after the bot’s name', () => {
  it.each([
    ['10 BTS to alice-trader7 coffee', request('BTS', '10', 'alice-trader7', 'coffee')],
    ['request 10 BTS to alice-trader7', request('BTS', '10', 'alice-trader7')],
    ['10bts to Alice-Trader7', request('BTS', '10', 'alice-trader7')],
    ['0,5 sth для alice-trader7 за ужин', request('STH', '0.5', 'alice-trader7', 'за ужин')],
    ['请求 2 XBTSX.BTC 给 alice-trader7', request('XBTSX.BTC', '2', 'alice-trader7')],
    ['1 250,5 BTS to alice-trader7', request('BTS', '1250.5', 'alice-trader7')],
    ['\u200b\uff11\uff10\uff0c\uff15 BTS to \u2060alice-trader7', request('BTS', '10.5', 'alice-trader7')],
    ['request 3 BTS', request('BTS', '3', undefined)],
    ['3 BTS for the tickets', request('BTS', '3', undefined, 'for the tickets')],
  ])('%s is a request', (text, read) => {
    expect(readRequestWords(text)).toEqual(read);
  });

  it.each(['request', '10', '10 B', 'request coffee', '1e5 BTS', '-1 BTS to a', '10 BTS to @alice'])(
    '%s is an attempted request that can not be read, or none',
    (text) => {
      expect(readRequestWords(text).kind).toBe(text.startsWith('-') ? 'other' : 'unread');
    },
  );

  it.each([
    ['990,099 BTS to alice-trader7', 'amount.ambiguous'],
    ['request 1.250BTS', 'amount.ambiguous'],
    ['\u0661\u0660 BTS', 'amount.other_digits'],
  ])('%s is refused by name', (text, code) => {
    expect(readRequestWords(text)).toMatchObject({ kind: 'number', error: { code } });
  });

  it('a message with hidden characters, or too long, is named as the reason', () => {
    expect(readRequestWords('1 BTS to alice-trader7 a\u202eb')).toEqual({ kind: 'memo' });
    expect(readRequestWords(`1 BTS ${'ы'.repeat(300)}`)).toMatchObject({ kind: 'request' });
  });

  it.each(['', 'STH', 'requests', 'pools'])('%s is not a request', (text) => {
    expect(readRequestWords(text)).toEqual({ kind: 'other' });
  });
});
