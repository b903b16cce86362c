import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { describe, expect, it } from 'vitest';
import { createFakeChain } from '../../../platform/chain/chain.fixture.ts';
import { readGatewayWallet } from './gatewayWallet.ts';

const coin: GatewayCoin = {
  symbol: 'XBTSX.BTC',
  backingCoin: 'BTC',
  gatewayWallet: 'xbtsx-gate',
  issuer: 'xbtsx-issuer',
  issuerId: '1.2.80',
  memoSupport: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};

/** The fixture's chain, whose accounts here answer by name as well as by id. */
function setup(change: Partial<GatewayCoin> = {}, scam: readonly string[] = []) {
  const accounts = { '1.2.18': 'alice-trader7', '1.2.80': 'xbtsx-issuer', '1.2.90': 'xbtsx-gate' };
  const chain = createFakeChain({ accounts, assets: {}, balances: {}, orders: [], history: [] });
  const idOf = (key: string) => Object.entries(accounts).find(([, name]) => name === key)?.[0] ?? key;
  const byId = chain.call;
  chain.call = async (api, method, [keys, ...rest], options) => {
    const found = await byId(api, method, [(keys as string[]).map(idOf), ...rest]);
    return options?.schema === undefined ? (found as never) : parseAnswer(options.schema, method, found);
  };
  const asset = { issuer: '1.2.80' } as Asset;
  const rules = { account: 'alice-trader7', scam: new Set(scam), chainId: '0'.repeat(64) };
  return readGatewayWallet(chain, { coin: { ...coin, ...change }, asset }, rules);
}

describe("a gateway's wallet", () => {
  it('is found on the chain by its name or id, with the issuer beside it', async () => {
    const found = {
      id: '1.2.90',
      name: 'xbtsx-gate',
      isIssuer: false,
      isListed: false,
      issuerName: 'xbtsx-issuer',
    };
    expect(await setup()).toEqual(found);
    expect(await setup({ gatewayWallet: '1.2.90' })).toEqual(found);
  });

  it('may be the issuer itself, and is known as such', async () => {
    expect(await setup({ gatewayWallet: 'xbtsx-issuer' })).toMatchObject({ id: '1.2.80', isIssuer: true });
  });

  it.each([
    ['is not named', { gatewayWallet: null }, 'gateway.no_wallet'],
    ['is blank', { gatewayWallet: ' ' }, 'gateway.no_wallet'],
    ['is not on the chain', { gatewayWallet: 'xbtsx-gate0' }, 'gateway.unknown_wallet'],
    ['is markup', { gatewayWallet: '<b>gate</b>' }, 'gateway.unknown_wallet'],
    ["is the user's own account", { gatewayWallet: 'alice-trader7' }, 'gateway.own_wallet'],
    ['comes with a foreign issuer', { issuer: 'xbtsx-issuer2' }, 'gateway.foreign_issuer'],
    ['comes with a foreign issuer by id', { issuerId: '1.2.81' }, 'gateway.foreign_issuer'],
  ] as const)('that %s is refused', async (_, change, code) => {
    await expect(setup(change)).rejects.toMatchObject({ code });
  });

  it('on the list of scam accounts is refused', async () => {
    await expect(setup({}, ['xbtsx-gate'])).rejects.toMatchObject({ code: 'gateway.scam_wallet' });
  });

  it('of a gateway that names no issuer is taken with the issuer of the chain', async () => {
    expect(await setup({ issuer: null, issuerId: null })).toMatchObject({ issuerName: 'xbtsx-issuer' });
  });
});
