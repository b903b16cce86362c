import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { missingServices } from './missingServices.ts';

function missingWith(settings: Record<string, string>): string[] {
  const read = readConfig({ BOT_TOKEN: 'off', PUBLIC_URL: 'https://mini.example.org', ...settings });
  if ('faults' in read) throw new RangeError(read.faults.join());
  return missingServices(read.config.upstreams);
}

const off = { PRICES_URL: 'off', EXPLORER_API_URLS: 'off', STAKING_URL: 'off', GATEWAY_TON_URL: 'off' };

describe('the services reported to a page as missing', () => {
  it('are none by default', () => {
    expect(missingWith({})).toEqual([]);
  });

  it('are the disabled ones', () => {
    expect(missingWith(off)).toEqual(['prices', 'explorer', 'staking', 'gateway ton']);
  });

  it('exclude those that another data server may have', () => {
    expect(missingWith({ ...off, DATA_SERVER_URL: 'https://data.example.org' })).toEqual([
      'staking',
      'gateway ton',
    ]);
  });
});
