import { describe, expect, it } from 'vitest';
import { A, B, C, D, setup } from './pool.fixture.ts';

describe('a node whose reads others answer', () => {
  it('is left for another', async () => {
    const { net, client, status } = setup();
    await net.run(6_000);
    client.silent(A, 'get_thing');
    await net.run(3_000);
    expect(status()).toMatchObject({ state: 'connected', url: B });
  });

  it('stays without a replacement: it may be the only one, or the others may be its own operator’s', async () => {
    for (const urls of [[A], ['wss://a.one.io', 'wss://b.one.io']]) {
      const { net, client, status } = setup({ urls });
      await net.run(6_000);
      client.silent(urls[0] ?? '', 'get_thing');
      expect(status()).toMatchObject({ state: 'connected', url: urls[0] });
    }
  });
});

describe('a new list of nodes', () => {
  it('closes connections to nodes outside it, and goes on with one in it', async () => {
    const { net, client, status } = setup();
    await net.run(6_000);
    expect(net.node(B).connections).toBe(1);
    client.setUrls([C, D]);
    expect([A, B].map((url) => net.node(url).connections)).toEqual([0, 0]);
    await net.run(3_000);
    expect(status()).toMatchObject({ state: 'connected', url: C, nodes: [{ url: C }, { url: D }] });
  });

  it('keeps the node in use and the warm ones if they are on it', async () => {
    const { net, client, status } = setup();
    await net.run(6_000);
    const warm = [B, C, D].filter((url) => net.node(url).connections > 0);
    const opens = [A, ...warm].map((url) => net.node(url).opens);
    client.setUrls([D, C, B, A]);
    await net.run(3_000);
    expect(status().url).toBe(A);
    expect([A, ...warm].map((url) => net.node(url).opens)).toEqual(opens);
  });

  it('is tried at once if no node of the old one answers', async () => {
    const { clock, net, client, status } = setup({ urls: [A, B], count: 1 });
    net.node(A).isUp = false;
    await clock.advance(120_000);
    expect(status().state).toBe('offline');
    client.setUrls([B]);
    await clock.advance(200);
    expect(status()).toMatchObject({ state: 'connected', url: B });
  });
});

describe('without an answering node', () => {
  const down = {
    prepare: (net: { node(url: string): { isUp: boolean } }) => {
      for (const url of [A, B, C, D]) net.node(url).isUp = false;
    },
  };

  it('the id of the chain and readable nodes are awaited for ten seconds', async () => {
    const { clock, client } = setup({ ...down, chainId: 'auto' });
    const codes: string[] = [];
    for (const asked of [client.chainId(), client.readers()])
      asked.catch((error) => codes.push(`${error.code} ${error.facts.method}`));
    await clock.advance(9_999);
    expect(codes).toEqual([]);
    await clock.advance(1);
    expect(codes).toEqual(['node.unreachable get_chain_id', 'node.unreachable readers']);
  });

  it('a resting client tries no node before ten seconds have passed', async () => {
    const { clock, net, client } = setup(down);
    await clock.advance(60_000);
    client.rest();
    await clock.advance(60_000);
    const opens = net.node(A).opens;
    await clock.advance(120_000);
    expect(net.node(A).opens).toBe(opens);
    net.node(A).isUp = true;
    client.wake();
    await clock.advance(1_000);
    expect(client.status.get()).toMatchObject({ state: 'connected', url: A });
  });
});
