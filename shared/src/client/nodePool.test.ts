import { describe, expect, it } from 'vitest';
import { A, B, C, D, setup } from './pool.fixture.ts';

describe('choosing the first node', () => {
  it('starts with the first node and asks no other while it answers', async () => {
    const { clock, net, status } = setup();
    await clock.advance(1_000);
    expect(status()).toMatchObject({ state: 'connected', url: A, latencyMs: 50 });
    expect(status().head).toEqual({
      number: 1_000,
      id: '000003e8aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      time: Date.UTC(2026, 10, 21, 4),
      irreversible: 993,
    });
    expect([B, C, D].map((url) => net.node(url).opens)).toEqual([0, 0, 0]);
  });

  it('starts with the saved node, even one that is not on the list', async () => {
    const { clock, status } = setup({ savedUrl: D, count: 2 });
    await clock.advance(1_000);
    expect(status().url).toBe(D);
    expect(status().nodes.map(({ url }) => url)).toEqual([D, A, B]);
  });

  it('races the next two when the first has not answered within 1.5 s', async () => {
    const { clock, net, status } = setup({
      prepare: (nodes) => {
        nodes.node(A).openMs = 60_000;
        nodes.node(B).latencyMs = 300;
      },
    });
    await clock.advance(1_499);
    expect([A, B, C].map((url) => net.node(url).opens)).toEqual([0, 0, 0]);
    await clock.advance(500);
    expect(status()).toMatchObject({ state: 'connected', url: C });
    expect(net.node(D).opens).toBe(0);
  });

  it('does not wait 1.5 s for a node that refused already', async () => {
    const { clock, status } = setup({
      prepare: (net) => {
        net.node(A).isUp = false;
      },
    });
    await clock.advance(500);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect(status().nodes[0]).toMatchObject({ url: A, state: 'failed' });
  });

  it('refuses a node of another chain, even if it answers first', async () => {
    const { clock, status } = setup({ prepare: (net) => net.node(A).useOtherChain() });
    await clock.advance(1_000);
    expect(status().url).toBe(B);
    expect(status().nodes[0]?.state).toBe('refused');
    expect(status().nodes[0]?.reason).toContain('node.wrong_chain');
  });

  it("with 'auto' takes the first node's chain and requires it of the others", async () => {
    const { clock, net, client, status } = setup({
      chainId: 'auto',
      prepare: (nodes) => nodes.node(B).useOtherChain(),
    });
    const id = client.chainId();
    await clock.advance(1_000);
    expect(await id).toBe('a3be447605b93107995dfc51a58dc22baf20e9f3b92dcac076e1c0fa7efd9ad1');
    net.node(A).isUp = false;
    net.node(A).drop();
    await clock.advance(2_000);
    expect(status().url).toBe(C);
    expect(status().nodes[1]).toMatchObject({ url: B, state: 'refused' });
  });

  it('polls others before using a node with an old head, and refuses it when they are ahead', async () => {
    const { clock, status } = setup({
      prepare: (net) => {
        net.headNumber = 1_010;
        net.node(A).blocksBehind = 16;
      },
    });
    await clock.advance(30_000);
    expect(status().url).not.toBe(A);
    expect(status()).toMatchObject({ state: 'connected', head: { number: 1_010 } });
  });

  it('uses an old head if no node has a newer one: a chain may stand still', async () => {
    const { clock, status } = setup({
      prepare: (net) => {
        net.headNumber = 800;
      },
    });
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected', url: A, head: { number: 800 } });
  });

  it('moves to a preferred node, unless it is unfit', async () => {
    const { clock, net, client, status } = setup();
    await clock.advance(1_000);
    const toC = client.prefer(C);
    await clock.advance(1_000);
    expect(await toC).toBe(true);
    expect(status().url).toBe(C);
    net.node(D).useOtherChain();
    const toD = client.prefer(D);
    await clock.advance(1_000);
    expect(await toD).toBe(false);
    expect(status().url).toBe(C);
  });
});

describe("the user's own choice", () => {
  it('is used first, and again when it is back after a failover', async () => {
    const { clock, net, status } = setup({ savedUrl: A, chosenUrl: C });
    await clock.advance(1_000);
    expect(status().url).toBe(C);
    net.node(C).isUp = false;
    net.node(C).drop();
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected' });
    expect(status().url).not.toBe(C);
    net.node(C).isUp = true;
    await clock.advance(120_000);
    expect(status().url).toBe(C);
  });

  it('is used again even if made while the app runs, unlike the saved node', async () => {
    const { clock, net, client, status } = setup({ savedUrl: A });
    await clock.advance(1_000);
    net.node(A).isUp = false;
    net.node(A).drop();
    await clock.advance(2_000);
    net.node(A).isUp = true;
    await clock.advance(120_000);
    expect(status().url).not.toBe(A);
    const chosen = client.prefer(D);
    await clock.advance(1_000);
    expect(await chosen).toBe(true);
    net.node(D).isUp = false;
    net.node(D).drop();
    await clock.advance(2_000);
    expect(status().url).not.toBe(D);
    net.node(D).isUp = true;
    await clock.advance(120_000);
    expect(status().url).toBe(D);
  });
});

describe('leaving a node', () => {
  it('is on another within 2 s of a drop, subscribed again, the reads in flight repeated', async () => {
    const { clock, net, client, status } = setup();
    await clock.advance(1_000);
    const changes: string[] = [];
    client.subscribeAccount('alice-trader7', () => changes.push('alice'));
    client.subscribeObjects(['1.19.4'], (id) => changes.push(id));
    await clock.advance(1_000);
    changes.length = 0;
    net.node(A).answers.get_ticker = () => 'never';
    net.node(B).answers.get_ticker = () => ({ result: 'from b' });
    net.node(C).answers.get_ticker = () => ({ result: 'from c' });
    const read = client.call('database', 'get_ticker', ['BTS', 'XBTSX.STH']);
    await clock.advance(100);
    net.node(A).isUp = false;
    net.node(A).drop();
    expect(status()).toMatchObject({ state: 'switching', url: null });
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect(await read).toBe('from b');
    const b = net.node(B);
    expect(b.calls('set_subscribe_callback').map(({ params }) => params)).toEqual([[1, false]]);
    expect(b.calls('get_objects').map(({ params }) => params)).toEqual([
      [['2.1.0', '2.0.0', '1.19.4'], true],
    ]);
    expect(b.calls('get_full_accounts').map(({ params }) => params)).toEqual([[['alice-trader7'], true]]);
    expect(changes).toEqual(['1.19.4', 'alice']);
  });

  it('uses the warm standby: no new connection in a failover', async () => {
    const { clock, net, status } = setup();
    await net.run(9_000);
    expect(status().url).toBe(A);
    expect(net.node(B).connections).toBe(1);
    const opens = net.node(B).opens;
    net.node(A).isUp = false;
    net.node(A).drop();
    await clock.advance(120);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect(net.node(B).opens).toBe(opens);
  });

  it('moves within 2 s of a stall of three block intervals', async () => {
    const { net, status } = setup();
    await net.run(6_000);
    net.node(A).stalledAt = net.headNumber;
    await net.run(9_000);
    expect(status().url).toBe(A);
    await net.run(2_000);
    expect(status().url).toBe(B);
    const at = status().head?.number ?? 0;
    await net.run(6_000);
    expect(status().head?.number).toBe(at + 2);
  });

  it('stays when the whole chain stands still', async () => {
    const { clock, net, status } = setup();
    await net.run(6_000);
    await clock.advance(60_000);
    expect(status()).toMatchObject({ state: 'connected', url: A, head: { number: 1_002 } });
  });

  it('subscribes again when the head advances but no notice comes', async () => {
    const { clock, net, status } = setup({ count: 1 });
    await net.run(6_000);
    net.headNumber += 5;
    await clock.advance(12_000);
    expect(status().head?.number).toBe(1_007);
    expect(net.node(A).calls('set_subscribe_callback')).toHaveLength(2);
  });

  it('leaves a node that falls more than 15 s behind the others, within 2 s of its first late block', async () => {
    const { clock, net, status } = setup();
    await net.run(6_000);
    net.node(A).blocksBehind = 6;
    await net.run(3_000);
    await clock.advance(2_000);
    expect(status().url).toBe(B);
    expect(status().head?.number).toBe(net.headNumber);
  });

  it('leaves a node that is silent on an open line, and repeats the read', async () => {
    const { clock, net, client, status } = setup();
    await clock.advance(1_000);
    net.node(A).isSilent = true;
    net.node(B).answers.get_config = () => ({ result: 'config' });
    const read = client.call('database', 'get_config', []);
    await clock.advance(6_000);
    expect(await read).toBe('config');
    expect(status().url).toBe(B);
  });

  it('leaves a node that talks garbage', async () => {
    const { clock, net, status } = setup();
    await clock.advance(1_000);
    net.node(A).say('<html>');
    net.node(A).say('{"hello":1}');
    await clock.advance(100);
    expect(status().url).toBe(A);
    net.node(A).say('[]');
    await clock.advance(2_000);
    expect(status().url).toBe(B);
  });
});

describe('no node at all', () => {
  const down = {
    prepare: (net: { node(url: string): { isUp: boolean } }) => {
      for (const url of [A, B, C, D]) net.node(url).isUp = false;
    },
  };

  it('is offline, and a call fails with node.unreachable at its deadline', async () => {
    const { clock, client, status } = setup(down);
    const read = client.call('database', 'get_config', [], { deadlineMs: 3_000 });
    const outcome = expect(read).rejects.toMatchObject({
      code: 'node.unreachable',
      facts: { method: 'get_config' },
    });
    await clock.advance(2_999);
    expect(status()).toMatchObject({ state: 'offline', url: null });
    await clock.advance(1);
    await outcome;
  });

  it('tries again with growing waits, and connects when a node is back', async () => {
    const { clock, net, status } = setup({ ...down, count: 1 });
    const opensIn = async (ms: number) => {
      const before = net.node(A).opens;
      await clock.advance(ms);
      return net.node(A).opens - before;
    };
    expect(await opensIn(2_000)).toBe(3);
    expect(await opensIn(10_000)).toBe(3);
    expect(await opensIn(10_000)).toBe(0);
    await clock.advance(120_000);
    expect(await opensIn(60_000)).toBeLessThanOrEqual(3);
    net.node(A).isUp = true;
    await clock.advance(30_000);
    expect(status()).toMatchObject({ state: 'connected', url: A });
  });

  it('tries at once when the page wakes up', async () => {
    const { clock, net, client, status } = setup(down);
    await clock.advance(120_000);
    for (const url of [A, B, C, D]) net.node(url).isUp = true;
    client.wake();
    await clock.advance(500);
    expect(status().state).toBe('connected');
  });
});

describe('closing', () => {
  it('ends calls in flight and opens no more connections', async () => {
    const { clock, net, client, status } = setup();
    await net.run(6_000);
    net.node(A).answers.get_config = () => 'never';
    const read = client.call('database', 'get_config', []);
    const outcome = expect(read).rejects.toMatchObject({ code: 'node.closed' });
    await clock.advance(10);
    client.close();
    await outcome;
    expect(status()).toMatchObject({
      state: 'offline',
      url: null,
      nodes: [{ url: A, state: 'standby' }, {}, {}, {}],
    });
    await clock.advance(120_000);
    expect([A, B, C, D].map((url) => net.node(url).connections)).toEqual([0, 0, 0, 0]);
  });
});
