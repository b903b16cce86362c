import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { describe, expect, it } from 'vitest';
import { createFakeChain } from '../../../platform/chain/chain.fixture.ts';
import { readGatewayIssuer } from './gatewayIssuer.ts';

const coin: GatewayCoin = {
  symbol: 'XBTSX.BTC',
  backingCoin: 'BTC',
  commonAddress: 'xbtsx-gate',
  namedIssuers: ['xbtsx-issuer', '1.2.80'],
  memoSupport: false,
  areAmountsUnclear: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};

interface Case {
  readonly change?: Partial<GatewayCoin>;
  readonly scam?: readonly string[];
  readonly issuer?: string;
}

/** The result for a coin whose asset has this issuer on the chain, and the chain reads. */
async function found({ change = {}, scam = [], issuer = '1.2.80' }: Case = {}) {
  const accounts = { '1.2.18': 'alice-trader7', '1.2.80': 'xbtsx-issuer', '1.2.3': 'null-account' };
  const chain = createFakeChain({ accounts, assets: {}, balances: {}, orders: [], history: [] });
  const asked: unknown[] = [];
  const read = chain.call;
  chain.call = async (api, method, params, options) => {
    asked.push(params[0]);
    const answer = await read(api, method, params);
    return options?.schema === undefined ? (answer as never) : parseAnswer(options.schema, method, answer);
  };
  const rules = { account: 'alice-trader7', scam: new Set(scam) };
  const read_ = readGatewayIssuer(chain, { coin: { ...coin, ...change }, asset: { issuer } }, rules);
  return { issuer: await read_, asked };
}

describe('the target of withdrawals of a coin', () => {
  it('is the issuer from the chain, by its id; no name from the gateway is looked up', async () => {
    expect(await found()).toEqual({ issuer: { id: '1.2.80', name: 'xbtsx-issuer' }, asked: [['1.2.80']] });
  });

  it.each([
    ['nobody', []],
    ['the issuer by its name', ['xbtsx-issuer']],
    ['the issuer by its id', ['1.2.80']],
  ])('is also the issuer if the gateway names %s', async (_, namedIssuers) => {
    expect((await found({ change: { namedIssuers } })).issuer.name).toBe('xbtsx-issuer');
  });

  it.each([
    ['another account by its name', ['xbtsx-issuer2']],
    ['another account by its id', ['1.2.81']],
    ['another one beside the right one', ['xbtsx-issuer', '1.2.81']],
    ['what is none', ['<b>xbtsx-issuer</b>']],
  ])('is missing if the gateway names %s as the issuer', async (_, namedIssuers) => {
    await expect(found({ change: { namedIssuers } })).rejects.toMatchObject({
      code: 'gateway.foreign_issuer',
      facts: { named: namedIssuers.at(-1), issuer: 'xbtsx-issuer' },
    });
  });

  it.each([
    ['on the list of scam accounts', { scam: ['xbtsx-issuer'] }, 'gateway.scam_issuer'],
    ["the user's own account", { issuer: '1.2.18', change: { namedIssuers: [] } }, 'gateway.own_issuer'],
    [
      'an account of the chain itself',
      { issuer: '1.2.3', change: { namedIssuers: [] } },
      'gateway.chain_issuer',
    ],
    ['not on the chain', { issuer: '1.2.99' }, 'chain.unknown_account'],
  ])('is missing if the issuer is %s', async (_, given: Case, code) => {
    await expect(found(given)).rejects.toMatchObject({ code });
  });
});
