import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { assetKeyOf } from './assetPage.ts';
import { flagsOf } from './assetPageFlags.ts';
import { marketsOf } from './assetPageMarkets.ts';

const assetWith = (flags: number, issuer_permissions: number, bitasset?: string) =>
  ({
    options: { flags, issuer_permissions },
    ...(bitasset === undefined ? {} : { bitasset_data_id: bitasset }),
  }) as Asset;

describe('the page of an asset', () => {
  it('shows five flags of a user-issued asset: in force, possible, given up', () => {
    expect(flagsOf(assetWith(1, 3)).map(({ name, value, state }) => [name, value, state])).toEqual([
      ['charge_market_fee', 1, 'on'],
      ['white_list', 2, 'possible'],
      ['override_authority', 4, 'never'],
      ['transfer_restricted', 8, 'never'],
      ['disable_confidential', 64, 'never'],
    ]);
  });

  it('shows all nine of an asset with a price feed', () => {
    expect(flagsOf(assetWith(128, 511, '2.4.5')).map(({ name, value }) => [name, value])).toEqual([
      ['charge_market_fee', 1],
      ['white_list', 2],
      ['override_authority', 4],
      ['transfer_restricted', 8],
      ['disable_force_settle', 16],
      ['global_settle', 32],
      ['disable_confidential', 64],
      ['witness_fed_asset', 128],
      ['committee_fed_asset', 256],
    ]);
    expect(flagsOf(assetWith(128, 511, '2.4.5')).filter(({ state }) => state === 'on')).toHaveLength(1);
  });

  it('is found by symbol in any letter case and by id, by nothing else', () => {
    expect(assetKeyOf('xbtsx.sth')).toBe('XBTSX.STH');
    expect(assetKeyOf(' 1.3.4099 ')).toBe('1.3.4099');
    expect(assetKeyOf('1.2.5')).toBeNull();
    expect(assetKeyOf('a b')).toBeNull();
  });

  it('lists the markets on either side of the pair, and none that merely contain the name', () => {
    const ticker = { last: '1', buy: '1', sell: '1', change: '0' };
    const pairs = { 'XBTSX.STH_BTS': ticker, BTS_USD: ticker, BTSX_USD: ticker, AAA_BTS: ticker };
    expect(marketsOf('BTS', pairs).map(({ pair }) => pair)).toEqual(['AAA_BTS', 'BTS_USD', 'XBTSX.STH_BTS']);
    const bothDirections = { AAA_BTS: ticker, BTS_AAA: ticker };
    expect(marketsOf('BTS', bothDirections).map(({ pair }) => pair)).toEqual(['BTS_AAA']);
  });

  it('lists a closed market after the open ones', () => {
    const ticker = { last: '1', buy: '1', sell: '1', change: '0' };
    const pairs = { AAA_BTS: { ...ticker, isClosed: true }, CCC_BTS: ticker, BBB_BTS: ticker };
    expect(marketsOf('BTS', pairs).map(({ pair }) => pair)).toEqual(['BBB_BTS', 'CCC_BTS', 'AAA_BTS']);
  });
});
