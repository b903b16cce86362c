import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { describe, expect, it } from 'vitest';
import { findOnChain } from './findOnChain.ts';

const symbols = ['BTC', 'BTCB', 'BTS', 'XBTSX.BTC', 'XBTSX.BTS'];
const names = ['alice', 'alice-trader7', 'bob'];

/** A node that lists names from a text on, like real nodes, whatever they begin with. */
function nodeWith() {
  const asked: (readonly [string, unknown])[] = [];
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    lookup_accounts: ([from]) =>
      names.filter((name) => name >= String(from)).map((name) => [name, `1.2.${name.length}`]),
    list_assets: ([from]) =>
      symbols.filter((symbol) => symbol >= String(from)).map((symbol) => ({ id: `1.3.${symbol}`, symbol })),
    get_accounts: ([ids]) => (ids as string[]).map((id) => ({ id, name: 'alice' })),
    get_assets: () => [null],
  } as Record<string, (params: readonly unknown[]) => unknown>;
  const call: ChainReader['call'] = async (_api, method, params) => {
    asked.push([method, params[0]]);
    return answers[method]?.(params) as never;
  };
  return { node: { call } as ChainReader, asked };
}

describe('a search over the chain', () => {
  it('finds accounts and assets that begin like the text, those of the exchange without their prefix first', async () => {
    const { node } = nodeWith();
    const { assets, accounts } = await findOnChain(node, 'Btc');
    expect([assets.map(({ symbol }) => symbol), accounts]).toEqual([['XBTSX.BTC', 'BTC', 'BTCB'], []]);
    expect((await findOnChain(node, 'ALI')).accounts.map(({ name }) => name)).toEqual([
      'alice',
      'alice-trader7',
    ]);
    expect((await findOnChain(node, 'xbtsx.b')).assets).toHaveLength(2);
  });

  it('recognizes an id', async () => {
    const { node, asked } = nodeWith();
    expect(await findOnChain(node, '1.2.7')).toEqual({
      accounts: [{ id: '1.2.7', name: 'alice' }],
      assets: [],
    });
    expect(await findOnChain(node, '1.3.99')).toEqual({ accounts: [], assets: [] });
    expect(asked.map(([method]) => method)).toEqual(['get_accounts', 'get_assets']);
  });

  it('sends no request for text that can begin no name', async () => {
    const { node, asked } = nodeWith();
    expect(await findOnChain(node, 'ал')).toEqual({ accounts: [], assets: [] });
    expect(await findOnChain(node, '1.19.4')).toEqual({ accounts: [], assets: [] });
    expect(asked).toEqual([]);
  });
});
