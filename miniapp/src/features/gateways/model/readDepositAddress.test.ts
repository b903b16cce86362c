import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAddressItself, askCommonAddressItself } from './askGatewayItself.ts';
import { askDepositAddress } from './gatewayCalls.ts';
import { readDepositAddress } from './gatewayDeposit.ts';

vi.mock('./gatewayCalls.ts', () => ({ askDepositAddress: vi.fn() }));
vi.mock('./askGatewayItself.ts', () => ({ askAddressItself: vi.fn(), askCommonAddressItself: vi.fn() }));

const common = 'SXbts1111111111111111111111111111';
const sth: GatewayCoin = {
  symbol: 'XBTSX.STH',
  backingCoin: 'STH',
  commonAddress: common,
  namedIssuers: ['xbtsx-issuer1'],
  memoSupport: true,
  areAmountsUnclear: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};
const read = (change: Partial<GatewayCoin> = {}) =>
  readDepositAddress({ account: 'alice-trader7', family: 'coins', coin: { ...sth, ...change } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(askCommonAddressItself).mockResolvedValue(null);
  vi.mocked(askAddressItself).mockResolvedValue(null);
});

describe('a deposit to a shared address', () => {
  it('has the memo with the account name, and no address is requested', async () => {
    vi.mocked(askCommonAddressItself).mockResolvedValue(common);
    expect(await read()).toEqual({
      address: common,
      memo: 'dex:alice-trader7',
      isCommon: true,
      askedBy: 'both',
    });
    expect(askDepositAddress).not.toHaveBeenCalled();
    expect(askAddressItself).not.toHaveBeenCalled();
  });

  it('counts as the server’s word alone if the page can not ask', async () => {
    expect(await read()).toMatchObject({ address: common, askedBy: 'server' });
  });

  it.each([['SXbts2222222222222222222222222222'], ['']])(
    'is refused if the gateway gives the page another one, or none: %j',
    async (own) => {
      vi.mocked(askCommonAddressItself).mockResolvedValue(own);
      await expect(read()).rejects.toMatchObject({ code: 'gateway.two_addresses' });
    },
  );

  it.each([
    ['no address of the network', { commonAddress: 'xbtsx-gate' }],
    ['an account of this chain by id', { backingCoin: 'DASH', commonAddress: '1.2.90' }],
    ['the issuer on this chain', { backingCoin: 'HIVE', commonAddress: 'xbtsx-issuer1' }],
  ])('is refused if it is %s', async (_, change) => {
    await expect(read(change)).rejects.toMatchObject({ code: 'gateway.bad_address' });
  });
});

it('a deposit to a personal address requests it, with its memo', async () => {
  vi.mocked(askDepositAddress).mockResolvedValue({ address: 'xbts-gate', memo: '4711' });
  expect(await read({ backingCoin: 'HIVE', commonAddress: ' ' })).toEqual({
    address: 'xbts-gate',
    memo: '4711',
    isCommon: false,
    askedBy: 'server',
  });
});

describe('a personal address from the server', () => {
  beforeEach(() => {
    vi.mocked(askDepositAddress).mockResolvedValue({
      address: 'SXbts2222222222222222222222222222',
      memo: '1',
    });
  });

  it("is refused if the page's own list has a shared address", async () => {
    vi.mocked(askCommonAddressItself).mockResolvedValue(common);
    await expect(read({ commonAddress: null })).rejects.toMatchObject({
      code: 'gateway.two_addresses',
      facts: { page: `${common} · dex:alice-trader7` },
    });
  });

  it('is agreed if that list has none and the page gets the same', async () => {
    vi.mocked(askCommonAddressItself).mockResolvedValue('');
    vi.mocked(askAddressItself).mockResolvedValue({
      address: 'SXbts2222222222222222222222222222',
      memo: '1',
    });
    expect(await read({ commonAddress: null })).toMatchObject({ askedBy: 'both', isCommon: false });
  });
});

it('a coin in maintenance has no address, whatever the rest of its row', async () => {
  for (const commonAddress of [common, null])
    await expect(read({ depositAllowed: false, commonAddress })).rejects.toMatchObject({
      code: 'gateway.deposit_maintenance',
    });
  expect(askDepositAddress).not.toHaveBeenCalled();
});
