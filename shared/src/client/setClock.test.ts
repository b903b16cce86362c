import { describe, expect, it } from 'vitest';
import { FAKE_CHAIN_ID, type FakeNodes } from './fakeNodes.fixture.ts';
import { A, B, C, D, setup } from './pool.fixture.ts';

const MINUTES_10 = 600_000;
const BLOCK_MS = 3_000;

describe('a device whose clock is set back', () => {
  it('waits no longer than planned for nodes: they return, and so does the client', async () => {
    const { clock, net, status } = setup();
    await net.run(10_000);
    for (const url of [A, B, C, D]) {
      net.node(url).isUp = false;
      net.node(url).drop();
    }
    await net.run(20_000);
    expect(status().state).toBe('offline');
    clock.set(-MINUTES_10);
    for (const url of [A, B, C, D]) net.node(url).isUp = true;
    await net.run(33_000);
    expect(status().state).toBe('connected');
  });

  it('gives a call no extra time', async () => {
    const { clock, net, client } = setup({
      prepare: (nodes) => {
        for (const url of [A, B, C, D]) nodes.node(url).isUp = false;
      },
    });
    let end: unknown;
    client.call('database', 'get_accounts', [[]], { deadlineMs: 8_000 }).catch(({ code }) => {
      end = code;
    });
    await clock.advance(500);
    clock.set(-MINUTES_10);
    for (const url of [A, B, C, D]) {
      net.node(url).isUp = true;
      net.node(url).answers.get_accounts = () => 'never';
    }
    await net.run(9_000);
    expect(end).toBe('node.timeout');
  });

  it('finds no node ahead or behind because of it', async () => {
    const { clock, net, status } = setup();
    // Just before the others are asked for their heads; the node in use has reported its own.
    await net.run(3_000);
    clock.set(-MINUTES_10);
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected', url: A, isCompared: true });
    expect(status().nodes.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  it('notices a dead line within seconds', async () => {
    const { clock, net, client, status } = setup();
    await net.run(10_000);
    net.node(A).isSilent = true;
    client.call('database', 'get_accounts', [[]]).catch(() => undefined);
    await clock.advance(1);
    clock.set(-MINUTES_10);
    await clock.advance(4_500);
    expect(status().url).not.toBe(A);
  });
});

describe('a device whose clock is set forward, as after a sleep in which the monotonic one stood still', () => {
  it('ends no call because of it', async () => {
    const { clock, net, client } = setup({
      prepare: (nodes) => {
        for (const url of [A, B, C, D]) nodes.node(url).isUp = false;
      },
    });
    const asked = client.call('database', 'get_chain_id', [], { deadlineMs: 8_000 });
    await clock.advance(500);
    clock.set(MINUTES_10);
    for (const url of [A, B, C, D]) net.node(url).isUp = true;
    await net.run(9_000);
    await expect(asked).resolves.toBe(FAKE_CHAIN_ID);
  });

  it('ignores reports from before the sleep when judging the node', async () => {
    const { clock, net, status } = setup();
    await net.run(3_000);
    clock.set(MINUTES_10);
    net.headNumber += MINUTES_10 / BLOCK_MS;
    await clock.advance(2_000);
    expect(status()).toMatchObject({ state: 'connected', url: A, isCompared: true });
    expect(status().nodes.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });
});

/** How often the others reported their heads within a time, on a device whose clock is off by `clockMs`. */
async function askedWithin(ms: number, clockMs: number): Promise<number> {
  const { clock, net, status } = setup();
  clock.set(clockMs);
  await net.run(ms);
  expect(status()).toMatchObject({ state: 'connected', isCompared: true });
  expect(status().nodes.filter(({ fault }) => fault !== undefined)).toEqual([]);
  return headsTold(net);
}

const headsTold = (net: FakeNodes) =>
  [A, B, C, D].reduce((sum, url) => sum + net.node(url).calls('get_dynamic_global_properties').length, 0);

describe.each([
  ['ahead', MINUTES_10],
  ['behind', -MINUTES_10],
])('a device whose clock is always %s', (_, clockMs) => {
  it('compares nodes at the usual rate, once they have reported the time', async () => {
    const [right, wrong] = [await askedWithin(MINUTES_10, 0), await askedWithin(MINUTES_10, clockMs)];
    // At the start a doubtful head waits for the others'.
    expect(wrong - right).toBeLessThanOrEqual(4);
  });

  it('notices as soon as any other that its node falls behind', async () => {
    const { clock, net, status } = setup();
    clock.set(clockMs);
    await net.run(60_000);
    const url = status().url ?? '';
    net.node(url).blocksBehind = 7;
    await net.run(12_000);
    expect(status().url).not.toBe(url);
    expect(status().nodes.find((node) => node.url === url)?.fault).toBe('behind');
  });

  it('polls less and less often without other answers', async () => {
    const { clock, net } = setup();
    for (const url of [B, C, D]) net.node(url).isUp = false;
    clock.set(clockMs);
    await net.run(MINUTES_10);
    const before = net.node(B).opens;
    await net.run(MINUTES_10);
    expect(net.node(B).opens - before).toBeLessThanOrEqual(8);
  });
});
