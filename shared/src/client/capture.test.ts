import { describe, expect, it } from 'vitest';
import type { FakeNodes } from './fakeNodes.fixture.ts';
import { A, B, C, D, setup } from './pool.fixture.ts';

/* A node that lies about its head can neither keep a client nor make it leave honest nodes. */

const ahead = (...urls: string[]) => ({
  prepare: (net: FakeNodes) => {
    for (const url of urls) net.node(url).aheadMs = 21_000;
  },
});

const faultOf = (status: ReturnType<typeof setup>['status'], url: string) =>
  status().nodes.find((node) => node.url === url)?.fault;

describe('a node whose head is ahead of the others', () => {
  it('is not used at the start, though it answers first', async () => {
    const { net, status } = setup(ahead(A));
    await net.run(3_000);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect(faultOf(status, A)).toBe('ahead');
  });

  it('is not used even as the saved one', async () => {
    const { net, status } = setup({ ...ahead(D), savedUrl: D });
    await net.run(3_000);
    expect(status().url).not.toBe(D);
    expect(faultOf(status, D)).toBe('ahead');
  });

  it('is left within 10 s if the device has the same wrong time', async () => {
    const { clock, net, status } = setup({
      prepare: (nodes) => {
        nodes.node(A).aheadMs = 21_000;
        nodes.headNumber -= 7;
      },
    });
    await clock.advance(1_000);
    expect(status()).toMatchObject({ url: A, isCompared: false });
    await net.run(9_000);
    expect(status().url).toBe(B);
    expect(faultOf(status, A)).toBe('ahead');
  });

  it('is left when it begins to lie while in use', async () => {
    const { net, status } = setup();
    await net.run(60_000);
    net.node(A).aheadMs = 21_000;
    await net.run(6_000);
    expect(status().url).not.toBe(A);
  });

  it('does not make the honest nodes stale, and is never used again', async () => {
    const { net, status } = setup(ahead(B));
    await net.run(600_000);
    expect(status().url).toBe(A);
    expect([A, C, D].map((url) => faultOf(status, url))).toEqual([undefined, undefined, undefined]);
    expect(faultOf(status, B)).toBe('ahead');
  });

  it('gains no majority by running several nodes under one name', async () => {
    const urls = [
      'wss://one.liar.io',
      'wss://two.liar.io',
      'wss://three.liar.io',
      'wss://a.net',
      'wss://b.net',
    ];
    const { net, status } = setup({
      urls,
      prepare: (nodes) => {
        for (const url of urls.slice(0, 3)) nodes.node(url).aheadMs = 21_000;
      },
    });
    await net.run(30_000);
    expect(status().url).toBe('wss://a.net');
  });

  it('gets no client when two of five lie', async () => {
    const urls = ['wss://a.net', 'wss://b.net', 'wss://c.net', 'wss://d.net', 'wss://e.net'];
    for (const liars of [urls.slice(0, 2), urls.slice(2, 4), urls.slice(3)]) {
      const { net, status } = setup({
        urls,
        prepare: (nodes) => {
          for (const url of liars) nodes.node(url).aheadMs = 21_000;
        },
      });
      await net.run(10_000);
      expect(liars).not.toContain(status().url);
      await net.run(600_000);
      expect(liars).not.toContain(status().url);
    }
  });
});

describe('a node is saved for the next start', () => {
  it('only after a comparison with the others', async () => {
    const { clock, net, status } = setup();
    await clock.advance(1_000);
    expect(status()).toMatchObject({ state: 'connected', isCompared: false });
    await net.run(6_000);
    expect(status().isCompared).toBe(true);
  });

  it('also if there is no other node to compare it with', async () => {
    const { net, status } = setup({ count: 1 });
    await net.run(6_000);
    expect(status().isCompared).toBe(true);
  });
});

describe('the local fallback of a list', () => {
  const urls = ['ws://localhost:8090', 'wss://a.net', 'wss://b.net'];

  it('is tried last, wherever it is in the list', async () => {
    const { net, status } = setup({
      urls,
      prepare: (nodes) => {
        nodes.node('wss://a.net').isUp = false;
      },
    });
    await net.run(3_000);
    expect(status().url).toBe('wss://b.net');
    net.node('wss://b.net').isUp = false;
    net.node('wss://b.net').drop();
    await net.run(6_000);
    expect(status()).toMatchObject({ url: 'ws://localhost:8090' });
  });

  it('has no say about the heads of others', async () => {
    const { net, status } = setup({
      urls: ['wss://a.net', 'ws://localhost:8090'],
      prepare: (nodes) => {
        nodes.node('ws://localhost:8090').aheadMs = 21_000;
      },
    });
    await net.run(60_000);
    expect(status()).toMatchObject({ url: 'wss://a.net' });
  });
});

it('follows the clock of the chain when all nodes have moved it, as a development network can', async () => {
  const { net, status } = setup();
  await net.run(60_000);
  net.headNumber += 28_800;
  await net.run(60_000);
  expect(status()).toMatchObject({ state: 'connected', url: A, head: { number: net.headNumber } });
  expect(status().nodes.every(({ fault }) => fault === undefined)).toBe(true);
});
