import { describe, expect, it } from 'vitest';
import type { FakeNodes } from './fakeNodes.fixture.ts';
import { A, B, setup } from './pool.fixture.ts';

const HOUR_MS = 3_600_000;
/** As many nodes and operators as the main network's list. */
const many = [
  'wss://node.xbts.io',
  'wss://public.xbts.io',
  'wss://cloud.xbts.io',
  'wss://dex.iobanker.com',
  'wss://api.bts.mobi',
  'wss://btsws.roelandp.nl',
  'wss://eu.nodes.bitshares.ws',
];

/** Messages and connections so far, to all nodes. */
const asked = (net: FakeNodes, urls: readonly string[]) =>
  urls.reduce((sum, url) => sum + net.node(url).seen.length + net.node(url).opens, 0);

describe('an hour in which nothing happens', () => {
  it('costs an occasional look at the other nodes: nothing that notices report is requested', async () => {
    const { net, status } = setup();
    await net.run(60_000);
    const before = asked(net, [A, B]);
    const own = net.node(A).seen.length;
    await net.run(HOUR_MS);
    expect(status()).toMatchObject({ state: 'connected', url: A, head: { number: net.headNumber } });
    expect(net.node(A).seen.length).toBe(own);
    expect(asked(net, [A, B]) - before).toBeLessThanOrEqual(20);
  });

  it('costs less than a message a minute with seven public nodes too', async () => {
    const { net } = setup({ urls: many });
    await net.run(60_000);
    const before = asked(net, many);
    await net.run(HOUR_MS);
    expect(asked(net, many) - before).toBeLessThanOrEqual(100);
  });

  it('still allows leaving a node that falls behind after it', async () => {
    const { clock, net, status } = setup();
    await net.run(HOUR_MS);
    net.node(A).blocksBehind = 6;
    await net.run(3_000);
    await clock.advance(2_000);
    expect(status().url).toBe(B);
  });
});

describe('a client that rests', () => {
  it('sends nothing, whatever happens, and reconnects as soon as it is woken', async () => {
    const { clock, net, client, status } = setup();
    await net.run(60_000);
    client.rest();
    const before = asked(net, [A, B]);
    await net.run(60_000);
    net.node(A).stalledAt = net.headNumber;
    await net.run(60_000);
    net.node(A).isUp = false;
    net.node(A).drop();
    await net.run(HOUR_MS);
    expect(asked(net, [A, B])).toBe(before);
    client.wake();
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected', head: { number: net.headNumber } });
    expect(status().url).not.toBe(A);
  });

  it('follows the head by its notices, and needs one look at the node when it is woken', async () => {
    const { net, client, status } = setup();
    await net.run(60_000);
    client.rest();
    const before = net.node(A).seen.length;
    await net.run(HOUR_MS);
    expect(status().head?.number).toBe(net.headNumber);
    client.wake();
    await net.run(3_000);
    expect(net.node(A).seen.length).toBe(before + 1);
    await net.run(60_000);
    expect(status()).toMatchObject({ state: 'connected', url: A });
  });

  it('reports a changed account once when it is woken', async () => {
    const { clock, net, client } = setup();
    await net.run(60_000);
    let changes = 0;
    client.subscribeAccount('1.2.18', () => {
      changes += 1;
    });
    await net.run(3_000);
    changes = 0;
    client.rest();
    for (const balance of ['1', '2', '3']) {
      net.node(A).notify([{ id: '2.5.2', owner: '1.2.18', balance }]);
      await net.run(3_000);
    }
    expect(changes).toBe(0);
    client.wake();
    await clock.advance(200);
    expect(changes).toBe(1);
    await net.run(60_000);
    expect(changes).toBe(1);
  });

  it('reports the changed objects when it is woken, each once', async () => {
    const { net, client } = setup();
    await net.run(60_000);
    const told: unknown[] = [];
    client.subscribeObjects(['1.19.4', '1.7.8'], (_id, object) => told.push(object));
    client.rest();
    net.node(A).notify([{ id: '1.19.4', balance_a: 5 }]);
    net.node(A).notify([{ id: '1.19.4', balance_a: 6 }, '1.7.8']);
    expect(told).toEqual([]);
    client.wake();
    expect(told).toEqual([{ id: '1.19.4', balance_a: 6 }, null]);
  });
});
