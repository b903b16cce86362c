import { describe, expect, it } from 'vitest';
import { canBePartner, readStartParam, type StartParam, writeStartParam } from './startParam.ts';
import { marketScreen, startPath } from './startRoutes.ts';

describe('the start parameter', () => {
  const rows: [string, StartParam][] = [
    ['bob-holder2', { partner: 'bob-holder2', signature: '', screen: undefined }],
    ['bob-holder2--pools', { partner: 'bob-holder2', signature: '', screen: 'pools' }],
    ['--smartholder', { partner: '', signature: '', screen: 'smartholder' }],
    [
      'bob-holder2_00112233aabbccdd--wallet',
      { partner: 'bob-holder2', signature: '00112233aabbccdd', screen: 'wallet' },
    ],
    ['Campaign_7', { partner: 'Campaign_7', signature: '', screen: undefined }],
  ];
  it.each(rows)('%s contains partner, signature and screen, and is written the same way', (text, read) => {
    expect(readStartParam(text)).toEqual(read);
    expect(writeStartParam(read)).toBe(text);
  });

  it('may name one pool, by its number', () => {
    expect(readStartParam('bob-holder2--pool-5')).toEqual({
      partner: 'bob-holder2',
      signature: '',
      screen: 'pool-5',
    });
    expect(writeStartParam({ screen: 'pool-5' })).toBe('--pool-5');
    expect(startPath('pool-5')).toBe('/pool/1.19.5');
    expect(startPath('swap')).toBe('/swap');
    expect(readStartParam('--pool-').screen).toBeUndefined();
    expect(readStartParam('--pool-5x').screen).toBeUndefined();
  });

  it('may name a market, by symbols without a dot in a link', () => {
    expect(marketScreen('XBTSX.STH', 'BTS')).toBe('market-XBTSX-STH_BTS');
    for (const [quote, base] of [
      ['XBTSX.STH', 'BTS'],
      ['XBTSX.BTC', 'XBTSX.USDT'],
      ['BTS', 'CNY'],
    ] as const) {
      const screen = marketScreen(quote, base);
      expect(readStartParam(writeStartParam({ partner: 'bob-holder2', screen }))).toEqual({
        partner: 'bob-holder2',
        signature: '',
        screen,
      });
      expect(startPath(screen)).toBe(`/market/${quote}_${base}`);
    }
    for (const wrong of ['market-', 'market-BTS', 'market-A-B-C_BTS', 'market-bts_sth', 'market-BTS_'])
      expect(readStartParam(`--${wrong}`).screen).toBeUndefined();
  });

  it('with a screen unknown to this version still names the partner', () => {
    expect(readStartParam('bob-holder2--moon')).toEqual({
      partner: 'bob-holder2',
      signature: '',
      screen: undefined,
    });
    expect(readStartParam('bob-holder2--constructor').screen).toBeUndefined();
  });

  it.each(['', '<b>', 'a b', 'x'.repeat(513)])('is ignored in a form no link can have: %j', (text) => {
    expect(readStartParam(text)).toEqual({ partner: '', signature: '', screen: undefined });
  });

  it("can not carry a name with dots, two hyphens, or a signature's look", () => {
    expect(canBePartner('bob-holder2')).toBe(true);
    for (const name of ['bob.sub', 'bob--holder', 'bob_00112233aabbccdd', ''])
      expect(canBePartner(name)).toBe(false);
  });
});

it('opens a payment by its contents or its id, and by no other token', () => {
  const pathOf = (text: string) => {
    const { screen } = readStartParam(text);
    return screen === undefined ? undefined : startPath(screen);
  };
  expect(pathOf('--req-abcdefghIJKL0123')).toBe('/transfer?req=abcdefghIJKL0123');
  expect(pathOf('bob-holder2--pay-YWxpY2U')).toBe('/transfer?pay=YWxpY2U');
  expect(pathOf('--req-')).toBeUndefined();
});
