import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { mayHold, mayTradePair } from './assetLimits.ts';

const options: Asset['options'] = {
  max_supply: 1_000n,
  market_fee_percent: 0,
  max_market_fee: 0n,
  issuer_permissions: 0,
  flags: 0,
  core_exchange_rate: { base: { amount: 1n, asset_id: '1.3.0' }, quote: { amount: 1n, asset_id: '1.3.0' } },
  whitelist_authorities: [],
  blacklist_authorities: [],
  whitelist_markets: [],
  blacklist_markets: [],
  description: '',
  extensions: {},
};
const asset = (id: string, changes: Partial<Asset['options']> = {}) => ({
  id,
  options: { ...options, ...changes },
});
const nobody = { whitelisting_accounts: [], blacklisting_accounts: [] };

describe('an account', () => {
  it('may hold any asset without a white list, whatever its authorities say', () => {
    expect(mayHold(nobody, asset('1.3.7', { whitelist_authorities: ['1.2.9'] }))).toBe(true);
  });

  it('may hold a listed asset only when one of its authorities has it on the white list', () => {
    const listed = asset('1.3.7', { flags: 0x02, whitelist_authorities: ['1.2.9'] });
    expect(mayHold(nobody, listed)).toBe(false);
    expect(mayHold({ ...nobody, whitelisting_accounts: ['1.2.9'] }, listed)).toBe(true);
    expect(mayHold({ ...nobody, whitelisting_accounts: ['1.2.8'] }, listed)).toBe(false);
  });

  it('may not hold a listed asset when one of its authorities has it on the black list', () => {
    const listed = asset('1.3.7', { flags: 0x02, blacklist_authorities: ['1.2.9'] });
    expect(mayHold(nobody, listed)).toBe(true);
    expect(mayHold({ ...nobody, blacklisting_accounts: ['1.2.9'] }, listed)).toBe(false);
  });

  it('bound to some assets may hold no other', () => {
    expect(mayHold({ ...nobody, allowed_assets: ['1.3.7'] }, asset('1.3.7'))).toBe(true);
    expect(mayHold({ ...nobody, allowed_assets: ['1.3.7'] }, asset('1.3.8'))).toBe(false);
  });
});

describe('two assets', () => {
  it('can be traded unless the white or black list of either forbids it', () => {
    const other = asset('1.3.8');
    expect(mayTradePair(asset('1.3.7'), other)).toBe(true);
    expect(mayTradePair(asset('1.3.7', { whitelist_markets: ['1.3.8'] }), other)).toBe(true);
    expect(mayTradePair(asset('1.3.7', { whitelist_markets: ['1.3.9'] }), other)).toBe(false);
    expect(mayTradePair(asset('1.3.7', { blacklist_markets: ['1.3.8'] }), other)).toBe(false);
    expect(mayTradePair(other, asset('1.3.7', { blacklist_markets: ['1.3.8'] }))).toBe(false);
  });
});
