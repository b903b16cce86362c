import { describe, expect, it } from 'vitest';
import type { FakeNodes } from './fakeNodes.fixture.ts';
import { A, B, setup } from './pool.fixture.ts';

const HEAD = 'get_dynamic_global_properties';

/** The times at which a node's head is requested, milliseconds from the start. */
function headsAskedOf(net: FakeNodes, url: string): number[] {
  const node = net.node(url);
  const startedAt = net.clock.now();
  const times: number[] = [];
  node.answers[HEAD] = () => {
    times.push(net.clock.now() - startedAt);
    return { result: node.headObject };
  };
  return times;
}

const gaps = (times: readonly number[]) => times.slice(1).map((time, at) => time - (times[at] ?? 0));

describe('the other nodes', () => {
  it('are polled three seconds after a connection, then half as often each time, down to every quarter of an hour', async () => {
    const { net } = setup();
    const times = headsAskedOf(net, B);
    await net.run(4_500_000);
    // Connected and asked after 20 + 50 ms, probed 3 s later over a line whose first opening takes 20 ms.
    expect(times[0]).toBe(3_090);
    // With half of the random part, which is three tenths.
    expect(gaps(times)).toEqual([68_980, 138_000, 276_000, 552_000, 1_104_000, 1_104_000, 1_104_000]);
  });

  it('are polled every minute while the chosen node is away', async () => {
    const { net } = setup({
      chosenUrl: 'wss://d',
      prepare: (nodes) => {
        nodes.node('wss://d').isUp = false;
      },
    });
    const times = headsAskedOf(net, B);
    await net.run(400_000);
    expect(gaps(times).slice(1)).toEqual(
      gaps(times)
        .slice(1)
        .map(() => 69_000),
    );
    expect(times.length).toBeGreaterThan(4);
  });

  it('restart with short waits after a change of node', async () => {
    const { net, status } = setup();
    await net.run(600_000);
    net.node(A).isUp = false;
    net.node(A).drop();
    await net.run(100);
    expect(status().url).toBe(B);
    const times = headsAskedOf(net, 'wss://c');
    await net.run(90_000);
    expect(gaps(times)).toEqual([69_000]);
  });
});

describe('a comparison', () => {
  it('does not request from the node in use what a notice has just reported', async () => {
    const { net } = setup();
    const times = headsAskedOf(net, A);
    await net.run(3_300);
    expect(times).toHaveLength(1);
  });

  it('polls the node in use if its last notice is older than a block', async () => {
    const { clock, net } = setup();
    const times = headsAskedOf(net, A);
    // The last notice came at 70 ms; at 72,070 ms, when the next comparison is due, it is older than 3.4 s.
    await clock.advance(73_000);
    expect(times.length).toBeGreaterThan(1);
  });

  it('waits a second and a half for the polled nodes, and no longer', async () => {
    const { clock, net, status } = setup({ count: 2 });
    await clock.advance(100);
    net.node(B).latencyMs = 5_000;
    await clock.advance(2_970 + 1_499);
    expect(status().isCompared).toBe(false);
    await clock.advance(1);
    expect(status().isCompared).toBe(true);
  });

  it('does not report the chosen node when it moves to it: the next comparison does', async () => {
    const { net, status } = setup({
      count: 2,
      chosenUrl: B,
      prepare: (nodes) => {
        nodes.node(B).isUp = false;
      },
    });
    await net.run(6_000);
    expect(status().url).toBe(A);
    net.node(B).isUp = true;
    const compared: boolean[] = [];
    for (let second = 0; second < 75; second += 1) {
      await net.run(1_000);
      if (status().url === B) compared.push(status().isCompared);
    }
    expect(compared[0]).toBe(false);
    expect(compared.at(-1)).toBe(true);
  });

  it('uses the line to the chosen node that it was polled on, if the other one is lost', async () => {
    const { clock, net, status } = setup({
      count: 2,
      chosenUrl: B,
      prepare: (nodes) => {
        nodes.node(B).isUp = false;
      },
    });
    await clock.advance(3_000);
    expect(status().url).toBe(A);
    Object.assign(net.node(B), { isUp: true, latencyMs: 700 });
    await clock.advance(400);
    Object.assign(net.node(A), { isUp: false });
    net.node(A).drop();
    await clock.advance(10_000);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect(net.node(B).connections).toBe(1);
  });
});
