import { describe, expect, it } from 'vitest';
import { addressStarts, hasAddressForm, hasMemoForm, twinOf } from './gatewayAddress.ts';

const good = [
  ['coins', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['coins', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['coins', 'LTC', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  ['coins', 'DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['coins', 'HIVE', 'xbts-gate'],
  ['coins', 'DASH', 'XoLTipv2ryvvYxMVBSBFkQ8xqBTjsoGuvW'],
  ['waves', 'WAVES', '3PAs2qSeUAfgqSKS8LpZPKGYEjJKcud9Djr'],
  ['bsc', 'USDT', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['eth', 'ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['eos', 'EOS', 'xbtsgateeos1'],
  ['ton', 'TON', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'],
  ['fiat', 'RUB', 'P1000000'],
] as const;

const bad = [
  ['nothing', 'coins', 'BTC', ''],
  ['a page of a web server', 'coins', 'BTC', '<html><body>502</body></html>'],
  ['an address of Ethereum', 'coins', 'BTC', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['an address of Bitcoin', 'eth', 'ETH', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['an address of Bitcoin', 'ton', 'TON', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['one digit less', 'bsc', 'BNB', '0x52908400098527886E0F7030069857D2E4169EE'],
  ['an account in capitals', 'eos', 'EOS', 'XBTSGATEEOS1'],
  ['digits without the P', 'fiat', 'RUB', '1000000'],
  ['an address with its memo in it', 'coins', 'HIVE', 'xbts-gate 12345'],
  ['markup for an unknown coin', 'coins', 'DASH', '<img src=x onerror=alert(1)>'],
  ['a link for an unknown coin', 'coins', 'DASH', 'https://example.com/pay'],
  ['a testnet address', 'coins', 'BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
] as const;

describe('the form of an address', () => {
  it.each(good)('for %s %s is known: %s', (family, backingCoin, address) => {
    expect(hasAddressForm(family, { backingCoin }, address)).toBe(true);
  });

  it.each(bad)('%s is not an address of %s %s', (_, family, backingCoin, address) => {
    expect(hasAddressForm(family, { backingCoin }, address)).toBe(false);
  });
});

describe('a memo from a gateway', () => {
  it('is a short text of one line', () => {
    expect(hasMemoForm('482915')).toBe(true);
    expect(hasMemoForm('dave newbie 4')).toBe(true);
  });

  it('is not empty, not padded, not of two lines, no markup', () => {
    for (const memo of ['', ' 1', '1 ', '1\n2', '<b>1</b>', 'x'.repeat(101)])
      expect(hasMemoForm(memo)).toBe(false);
  });
});

describe('the description of a network’s addresses', () => {
  it.each([
    ['coins', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['coins', 'LTC', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
    ['coins', 'DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
    ['waves', 'WAVES', '3PAs2qSeUAfgqSKS8LpZPKGYEjJKcud9Djr'],
    ['bsc', 'USDT', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['fiat', 'RUB', 'P1000000'],
  ] as const)('%s %s matches the stated beginning', (family, backingCoin, address) => {
    expect(hasAddressForm(family, { backingCoin }, address)).toBe(true);
    const starts = addressStarts(family, { backingCoin })?.split(', ') ?? [];
    expect(starts.some((start) => address.startsWith(start))).toBe(true);
  });

  it('names two networks with the same form, and nothing for account names', () => {
    expect((['bsc', 'eth', 'waves', 'coins', 'ton'] as const).map(twinOf)).toEqual([
      'eth',
      'bsc',
      undefined,
      undefined,
      undefined,
    ]);
    expect(addressStarts('eos', { backingCoin: 'EOS' })).toBeUndefined();
  });
});
