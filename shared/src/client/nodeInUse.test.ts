import { describe, expect, it } from 'vitest';
import type { FakeClock } from './fakeClock.fixture.ts';
import { HEAD_ANSWER_MS } from './nodeConnections.ts';
import { A, B, C, D, setup } from './pool.fixture.ts';

describe('a lost node in use', () => {
  it('is followed by a race of two, and of more only when neither of them answers', async () => {
    const { clock, net, status } = setup();
    await clock.advance(1_000);
    for (const url of [B, C]) net.node(url).openMs = 60_000;
    net.node(A).isUp = false;
    net.node(A).drop();
    await clock.advance(1_499);
    expect([B, C, D].map((url) => [net.node(url).opens, stateOf(status(), url)])).toEqual([
      [0, 'connecting'],
      [0, 'connecting'],
      [0, 'unknown'],
    ]);
    await clock.advance(101);
    expect(status().url).toBe(D);
  });
});

const stateOf = ({ nodes }: ReturnType<ReturnType<typeof setup>['status']>, of: string) =>
  nodes.find(({ url }) => url === of)?.state;

/** Makes the next timer of this duration fail: no node can make the pool itself fail. */
function breakTimer(clock: FakeClock, brokenMs: number): void {
  const set = clock.setTimeout.bind(clock);
  clock.setTimeout = (run, ms) => {
    if (ms !== brokenMs) return set(run, ms);
    clock.setTimeout = set;
    throw new RangeError('a bug of ours');
  };
}

describe('a bug of ours', () => {
  it('in the search for a node lets it start again, with two others', async () => {
    const { clock, net, status } = setup({
      prepare: (nodes) => {
        nodes.node(A).openMs = 60_000;
        breakTimer(nodes.clock, 1_500);
      },
    });
    await clock.advance(HEAD_ANSWER_MS - 1);
    expect([status().url, net.node(B).opens]).toEqual([null, 0]);
    await clock.advance(101);
    expect(status()).toMatchObject({ state: 'connected', url: B });
    expect([C, D].map((url) => net.node(url).opens)).toEqual([1, 0]);
  });

  it('in a look at the others makes the client leave the node in use, and the status names it', async () => {
    const { clock, status } = setup();
    await clock.advance(2_000);
    expect(status().url).toBe(A);
    breakTimer(clock, 1_500);
    await clock.advance(1_080);
    expect(status().nodes[0]).toMatchObject({ url: A, state: 'failed' });
    expect(status().nodes[0]?.reason).toContain('a bug of ours');
    await clock.advance(500);
    expect(status()).toMatchObject({ state: 'connected', url: B });
  });
});
