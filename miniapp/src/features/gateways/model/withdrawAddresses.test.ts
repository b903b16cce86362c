// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addressesFor, type SavedAddress, useWithdrawAddresses } from './withdrawAddresses.ts';

const bitcoin: SavedAddress = { network: 'coins', coin: 'BTC', address: 'bc1q1', memo: '' };
const hive: SavedAddress = { network: 'coins', coin: 'HIVE', address: 'bob', memo: '77' };
const ether: SavedAddress = { network: 'eth', coin: 'ETH', address: '0x1', memo: '' };
const saved = () => useWithdrawAddresses.getState().addresses;

beforeEach(() => {
  localStorage.clear();
  useWithdrawAddresses.setState({ addresses: [] });
});

describe('saved addresses', () => {
  it('are sorted newest first, each once', () => {
    for (const each of [bitcoin, hive, bitcoin]) useWithdrawAddresses.getState().save(each);
    expect(saved()).toEqual([bitcoin, hive]);
    useWithdrawAddresses.getState().remove({ ...bitcoin });
    expect(saved()).toEqual([hive]);
  });

  it.each(['coins', 'eth', 'eos', 'waves', 'bsc', 'ton', 'payeer'] as const)(
    'are stored for every specified network (§3): %s',
    (network) => {
      const kept = { state: { addresses: [{ ...ether, network }] }, version: 0 };
      localStorage.setItem('xbts.withdrawAddresses', JSON.stringify(kept));
      useWithdrawAddresses.readAgain();
      expect(saved()).toEqual([{ ...ether, network }]);
    },
  );

  it('are offered for their own coin only, those of a shared network for all of its coins', () => {
    const all = [bitcoin, hive, ether];
    expect(addressesFor(all, 'coins', 'BTC')).toEqual([bitcoin]);
    expect(addressesFor(all, 'eth', 'USDT')).toEqual([ether]);
    expect(addressesFor(all, 'bsc', 'USDT')).toEqual([]);
    expect(addressesFor([{ ...bitcoin, network: 'payeer', coin: 'RUB' }], 'fiat', 'USD')).toHaveLength(1);
  });

  it('are dropped if altered in the browser', async () => {
    localStorage.setItem(
      'xbts.withdrawAddresses',
      JSON.stringify({ state: { addresses: [{ network: 'moon', coin: 1 }] }, version: 0 }),
    );
    useWithdrawAddresses.readAgain();
    expect(saved()).toEqual([]);
  });
});
