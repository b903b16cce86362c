import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAddressForm } from './gatewayAddress.ts';
import { linkFault, targetIn } from './pastedTarget.ts';

describe('a scanned code or a pasted text', () => {
  const wanted = (family: GatewayFamily, backingCoin: string, memoSupport = false) => ({
    family,
    coin: { backingCoin, memoSupport },
  });
  const btc = wanted('coins', 'BTC');
  const eth = wanted('eth', 'USDT');
  const ton = wanted('ton', 'TON', true);
  const shared = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
  const hex = '0x52908400098527886E0F7030069857D2E4169EE7';
  const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
  const tonAddress = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';

  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [` bitcoin:${shared}?amount=1&label=x&message=dinner `, shared],
    [`BITCOIN://${shared}`, shared],
    ['BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [`\u200b${shared}\ufeff`, shared],
    [`${shared}?amount=1`, shared],
    ['bitcoin:', 'bitcoin:'],
  ])('%j contains the address', (text, address) => {
    expect(targetIn(text, btc).address).toBe(address);
  });

  it.each([
    ['ethereum', `ethereum:${hex}`, eth, hex],
    ['ethereum with its chain', `ethereum:pay-${hex}@1?value=1e18`, eth, hex],
    ['a token: its payee, not its contract', `ethereum:${token}/transfer?address=${hex}&uint256=5`, eth, hex],
    ['the smart chain by its number', `ethereum:${hex}@56`, wanted('bsc', 'BNB'), hex],
    ['the smart chain by its name', `smartchain:${hex}`, wanted('bsc', 'ETH'), hex],
  ] as const)('%s gives the address', (_, text, of, address) => {
    expect(targetIn(text, of)).toEqual({ address, memo: '' });
  });

  it.each([
    ['ton', `ton://transfer/${tonAddress}?amount=1&text=order%205`, ton, tonAddress, 'order 5'],
    ['a page of a wallet', `https://app.tonkeeper.com/transfer/${tonAddress}?text=77`, ton, tonAddress, '77'],
    ['an address with a query', `${tonAddress}?memo=77`, ton, tonAddress, '77'],
    ['hive', 'hive:xbts-gate?memo=12+5', wanted('coins', 'HIVE', true), 'xbts-gate', '12+5'],
    ['eos in capitals', 'EOS:xbtsgateeos1?MEMO=9', wanted('eos', 'EOS', true), 'xbtsgateeos1', '9'],
  ] as const)('%s gives address and memo', (_, text, of, address, memo) => {
    expect(targetIn(text, of)).toEqual({ address, memo });
  });

  it.each([
    ['another coin', `litecoin:${shared}`, btc, 'withdrawal.link_network'],
    [
      'another network with the same addresses',
      `ethereum:${hex}`,
      wanted('bsc', 'ETH'),
      'withdrawal.link_network',
    ],
    ['a network that is not known', `ethereum:${hex}@137`, eth, 'withdrawal.link_network'],
    ['a network that is not known, by name', `polygon:${hex}?value=1`, eth, 'withdrawal.link_network'],
    ['a memo that can’t be passed on', `bitcoin:${shared}?memo=5`, btc, 'withdrawal.link_memo'],
    ['what a wallet has to do', `bitcoin:${shared}?req-pin=5`, btc, undefined],
    ['two memos', `ton://transfer/${tonAddress}?text=1&memo=2`, ton, undefined],
    ['a memo in bytes', `ton://transfer/${tonAddress}?bin=te6cck`, ton, undefined],
    ['another call of a contract', `ethereum:${token}/approve?address=${hex}`, eth, undefined],
  ] as const)('a link of %s is not an address, with a reason', (_, text, of, code) => {
    expect(targetIn(text, of)).toEqual({ address: text });
    expect(linkFault(text, of)?.code).toBe(code);
    expect(hasAddressForm(of.family, of.coin, text)).toBe(false);
  });

  it('any link gives only an address of the network, and the whole memo or none', () => {
    const schemes = ['bitcoin', 'litecoin', 'ethereum', 'smartchain', 'ton', 'hive', 'polygon'] as const;
    const of = fc.constantFrom(btc, eth, ton, wanted('bsc', 'BNB'), wanted('coins', 'HIVE', true));
    const memo = fc.stringMatching(/^(?:[a-z0-9 &=+%#?]{1,12})?$/u).map((text) => text.trim());
    fc.assert(
      fc.property(
        fc.constantFrom(...schemes),
        fc.constantFrom(shared, hex, tonAddress, 'xbts-gate'),
        memo,
        of,
        (scheme, address, said, subject) => {
          const text = `${scheme}:${address}?amount=1&memo=${encodeURIComponent(said)}`;
          const target = targetIn(text, subject);
          if (target.memo === undefined) {
            expect(target.address).toBe(text);
            return;
          }
          expect(target).toEqual({ address, memo: said });
          expect(said === '' || subject.coin.memoSupport).toBe(true);
          expect(linkFault(text, subject)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });
});
