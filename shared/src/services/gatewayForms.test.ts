import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gatewayRoutes } from './gatewayForms.ts';

const { answer } = gatewayRoutes.coins;
const read = (rows: unknown) => v.parse(answer, rows);
const sth = { symbol: 'XBTSX.STH', backingCoin: 'STH' };
const first = (row: object) => read([{ ...sth, ...row }]).coins.rows[0];

describe('a row of a gateway', () => {
  it('is read in both spellings of its members', () => {
    const snake = {
      deposit_wallet_type: 'sth',
      gateway_wallet: 'SXbts1',
      min_amount: '0.5',
      withdraw_fee: '10',
      gate_fee: 5,
      precision: '1',
      memo_support: 1,
      deposit_allowed: 'false',
      withdrawal_allowed: 0,
    };
    expect(first(snake)).toEqual({
      ...sth,
      walletType: 'sth',
      commonAddress: 'SXbts1',
      namedIssuers: [],
      minAmount: '0.5',
      withdrawFee: '1',
      gateFee: '0.5',
      areAmountsUnclear: false,
      memoSupport: true,
      depositAllowed: false,
      withdrawalAllowed: false,
    });
    expect(first({ backing_coin: 'ltc' })?.backingCoin).toBe('STH');
    expect(first({ backingCoin: 'usdt-bsc' })?.backingCoin).toBe('USDT-BSC');
  });

  it('lacks a member that is null or empty', () => {
    const silent = { gatewayWallet: null, issuer: '', minAmount: null, depositAllowed: null, walletType: '' };
    expect(first(silent)).toEqual({
      ...sth,
      namedIssuers: [],
      areAmountsUnclear: false,
      memoSupport: false,
      minAmount: null,
      withdrawFee: null,
      gateFee: null,
      depositAllowed: true,
      withdrawalAllowed: true,
    });
  });

  it('names the issuer under any of its names, all of which are checked against the chain', () => {
    const named = { issuer: 'xbtsx-issuer1', issuerName: 'xbtsx-issuer2', issuerId: '1.2.20' };
    expect(first(named)?.namedIssuers).toEqual(['xbtsx-issuer1', 'xbtsx-issuer2', '1.2.20']);
  });

  it('is unclear if one of its amounts is', () => {
    expect(first({ minAmount: 5 })).toMatchObject({ minAmount: '5', areAmountsUnclear: true });
    expect(first({ minAmount: 5, precision: 1 })).toMatchObject({
      minAmount: '0.5',
      areAmountsUnclear: false,
    });
    expect(first({ gateFee: 'some', precision: 1 })).toMatchObject({
      gateFee: null,
      areAmountsUnclear: true,
    });
  });

  it('is dropped and counted if unusable, and the others stay', () => {
    const { coins } = read([{ name: 'half a row' }, null, 'x', [], sth, { ...sth, gatewayWallet: 7 }]);
    expect(coins.rows).toHaveLength(1);
    expect(coins).toMatchObject({
      dropped: 5,
      reasons: ['no symbol', 'not a row', 'wrong commonAddress'],
    });
  });
});

describe('the form of a list', () => {
  it('is recognized by the units of its amounts', () => {
    expect(read([sth, { ...sth, minAmount: '5', precision: 8 }]).form).toBe('amounts in units');
    expect(read([{ ...sth, minAmount: '0.5', precision: 8 }]).form).toBe('amounts in coins');
    expect(read([{ ...sth, minAmount: 5 }]).form).toBe('amounts in coins');
  });

  it.each([[null], [[]], [{}], [''], ['<html></html>'], [[{ unexpected: true }]], [{ coins: [sth] }]])(
    'is refused if unknown, and never read as a gateway without coins: %j',
    (given) => {
      expect(v.safeParse(answer, given).success).toBe(false);
    },
  );
});

describe("a gateway's objection to a deposit address", () => {
  const said = (error: unknown) => v.parse(gatewayRoutes.newDepositAddress.answer, { error }).error;

  it('is its own text, plain or as a message', () => {
    expect(said('no such coin')).toBe('no such coin');
    expect(said({ code: 7, message: 'no such coin' })).toBe('no such coin');
    expect(said({ code: 7 })).toBe('{"code":7}');
    expect(said(true)).toBe('true');
  });

  it.each([[null], [undefined], [''], [false], [0]])('is missing for %j', (error) => {
    expect(said(error) || null).toBeNull();
  });
});

it('a memo that comes as a number is accepted only if it is exact', () => {
  const given = (inputMemo: unknown) =>
    v.safeParse(gatewayRoutes.newDepositAddress.answer, { inputAddress: 'a', inputMemo }).output;
  expect(given(77)).toMatchObject({ inputMemo: '77' });
  expect(v.is(gatewayRoutes.newDepositAddress.answer, { inputMemo: 2 ** 60 })).toBe(false);
});
