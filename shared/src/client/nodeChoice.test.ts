import { describe, expect, it } from 'vitest';
import {
  bestFirst,
  type KnownNode,
  msUntilNextTry,
  newNode,
  toCompare,
  usefulFirst,
  waitAfter,
  warmCount,
} from './nodeChoice.ts';

const [A, B, C, D, E] = ['wss://a.io', 'wss://b.io', 'wss://c.io', 'wss://d.io', 'wss://e.io'] as const;
const [ONE, TWIN] = ['wss://1.one.io', 'wss://2.one.io'] as const;
const LOCAL = 'ws://localhost:8090';

const known = (url: string, facts: Partial<KnownNode> = {}): KnownNode => ({
  ...newNode(url, false),
  ...facts,
});
const order = (nodes: readonly KnownNode[], { now = 0, preferred = '' } = {}) =>
  bestFirst(nodes, { now, preferred }).map(({ url }) => url);

describe('the node to try first', () => {
  it('is the nearest one, ignoring ten milliseconds of a head’s distance, either way', () => {
    const [ahead, behind] = [
      known(A, { latencyMs: 100, apartMs: -3_000 }),
      known(B, { latencyMs: 100, apartMs: 2_000 }),
    ];
    expect(order([ahead, behind, known(C, { latencyMs: 100 })])).toEqual([C, B, A]);
    expect(order([ahead, behind, known(C, { latencyMs: 301 })])).toEqual([B, C, A]);
    expect(order([ahead, behind, known(C, { latencyMs: 401 })])).toEqual([B, A, C]);
  });

  it('is the first of the list without measurements; an unmeasured one counts as 400 ms', () => {
    expect(order([known(A), known(B)])).toEqual([A, B]);
    expect(order([known(A, { latencyMs: 401 }), known(B), known(C, { latencyMs: 399 })])).toEqual([C, B, A]);
  });

  it('is a failed one only if the others are a second slower; the local fallback comes last', () => {
    const failed = known(A, { latencyMs: 100, failures: 1 });
    expect(order([failed, known(B, { latencyMs: 1_099 })])).toEqual([B, A]);
    expect(order([failed, known(B, { latencyMs: 1_101 })])).toEqual([A, B]);
    expect(order([known(LOCAL), known(A, { failures: 9 })])).toEqual([A, LOCAL]);
  });

  it('is the preferred one, unless it has failed', () => {
    expect(order([known(A), known(B)], { preferred: B })).toEqual([B, A]);
    expect(order([known(A), known(B, { failures: 1 })], { preferred: B })).toEqual([A, B]);
  });

  it('is never an avoided one, nor one in use or in question', () => {
    const nodes = [
      known(A, { retryAt: 1 }),
      known(B, { state: 'active' }),
      known(C, { state: 'connecting' }),
      known(D),
    ];
    expect([order(nodes), order(nodes, { now: 1 })]).toEqual([[D], [A, D]]);
  });

  it('is available after its wait: half a second, doubled up to half a minute, randomly down to half', () => {
    expect([1, 2, 7, 8].map((failures) => waitAfter(failures, 1))).toEqual([500, 1_000, 30_000, 30_000]);
    expect(waitAfter(1, 0)).toBe(250);
    expect(msUntilNextTry([known(A, { retryAt: 700 }), known(B, { retryAt: 600 })], 500)).toBe(100);
  });
});

describe('the nodes to compare the one in use with', () => {
  const compare = (urls: readonly string[], facts: Partial<Parameters<typeof toCompare>[0]> = {}) => {
    const nodes = urls.map((url) => known(url));
    return toCompare({
      nodes,
      usedUrl: urls[0],
      chosenUrl: undefined,
      warm: [],
      triable: nodes.slice(1),
      ...facts,
    });
  };

  it('are the fewest that outvote liars together with it: two, or four if the list names four operators', () => {
    expect(compare([A, B, C])).toEqual([B, C]);
    expect(compare([ONE, A, B, TWIN])).toEqual([A, B]);
    expect(compare([A, B, C, D, E])).toEqual([B, C, D, E]);
  });

  it('are the warm ones, then those not polled for the longest time, the local fallback last', () => {
    const triable = [known(LOCAL), known(B, { headSeenAt: 2 }), known(C, { headSeenAt: 1 })];
    const all = [A, B, C, D, LOCAL];
    expect(compare(all, { warm: [D], triable })).toEqual([D, C, B, LOCAL]);
    expect(compare(all, { warm: [D, B], triable })).toEqual([D, B, C, LOCAL]);
    const twin = known(TWIN, { headSeenAt: 1 });
    expect(compare([ONE, TWIN, LOCAL], { triable: [known(LOCAL), twin] })).toEqual([TWIN, LOCAL]);
  });

  it('belong to other operators first', () => {
    expect(compare([ONE, TWIN, C, B])).toEqual([C, B]);
    expect(compare([ONE, TWIN, B])).toEqual([B, TWIN]);
  });

  it('include the chosen one even if its turn has not come', () => {
    expect(compare([A, ONE, TWIN, B], { chosenUrl: B })).toEqual([ONE, TWIN, B]);
    expect(compare([A, ONE, TWIN, B], { chosenUrl: A })).toEqual([ONE, TWIN]);
  });
});

describe('the connections to keep warm', () => {
  const useful = (kept: readonly string[], added: string, usedUrl?: string) =>
    usefulFirst(
      kept.map((url) => ({ url })),
      { url: added },
      { usedUrl, nodes: [A, B, ONE, TWIN].map((url) => ({ url })) },
    ).map(({ url }) => url);

  it('are one if two operators confirm each other, two if three are required', () => {
    expect(warmCount([{ url: A }, { url: B }, { url: C }])).toBe(1);
    expect(warmCount([{ url: A }, { url: B }, { url: C }, { url: D }])).toBe(2);
  });

  it('are first those that can confirm the one in use, each of another operator', () => {
    expect(useful([ONE, TWIN], B, A)).toEqual([B, ONE, TWIN]);
    expect(useful([ONE], B, TWIN)).toEqual([B, ONE]);
    expect(useful([ONE], B)).toEqual([ONE, B]);
  });
});
