import { describe, expect, it } from 'vitest';
import { forbiddenPartOf, limitMinutesOf, refusalCodeOf } from './faucetRules.ts';

describe('the rules of the faucet', () => {
  it.each([
    ['my-binance-1', 'binance'],
    ['bobtsai7', 'bts'],
    ['Bitshares-fan1', 'bitshares'],
    ['poloniex-2', 'poloni'],
    ['huobi1', 'huobi'],
    ['coinex-9', 'coinex'],
    ['no-deposit3', 'deposit'],
    ['anna-2047', undefined],
  ])('contain in %s the part %s', (name, part) => {
    expect(forbiddenPartOf(name)).toBe(part);
  });

  it.each([
    ['Only one account per IP 30 min', 30],
    ['Only one account per IP 45 min', 45],
    ['registration from 1 ip 60 min', 60],
    ['Only one account per IP 0 min', 30],
    ['Too many', 30],
  ])('read from “%s” %i minutes', (words, minutes) => {
    expect(limitMinutesOf(words)).toBe(minutes);
  });

  it.each([
    ['registration from 1 ip 30 min', 'new_account.address_limit'],
    ['Broadcast Tx off', 'new_account.closed'],
    ['Error registration account', 'new_account.failed'],
    ['One account a day, please', 'service.refused'],
    ['', 'service.refused'],
  ])('know “%s” as %s', (words, code) => {
    expect(refusalCodeOf(words)).toBe(code);
  });
});
