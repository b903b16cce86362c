import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
// Otherwise loaded with the first refusal, which takes time that the fake clock does not see.
import '../protocol/chainError.ts';
import { readAgreed } from './agreement.ts';
import type { ChainClient, ChainReader } from './chainClient.ts';
import type { FakeClock } from './fakeClock.fixture.ts';
import type { FakeNodes } from './fakeNodes.fixture.ts';
import { A, B, C, D, setup } from './pool.fixture.ts';

const E = 'wss://e';

const readAsset = (reader: ChainReader) => reader.call('database', 'get_assets', [['1.3.1']]);
const readHead = (reader: ChainReader) => reader.call('database', 'get_dynamic_global_properties', []);

/** Reads while the clock advances; returns the result or the error. */
async function outcomeOf<T>(
  { client, net }: { client: ChainClient; clock: FakeClock; net: FakeNodes },
  read: (reader: ChainReader) => Promise<T>,
  ms = 30_000,
): Promise<unknown> {
  const outcome = readAgreed(client, read, net.clock).catch((error: unknown) => error);
  await net.run(ms);
  return outcome;
}

const asset = (precision: number) => () => ({ result: [{ id: '1.3.1', symbol: 'USD', precision }] });

async function world(precisions: Record<string, number>, count = 3) {
  const made = setup({
    urls: [A, B, C, D, E].slice(0, count),
    prepare: (net) => {
      for (const [url, precision] of Object.entries(precisions)) {
        net.node(url).answers.get_assets = asset(precision);
      }
    },
  });
  await made.net.run(6_000);
  return made;
}

describe('data from two nodes', () => {
  it('is read from both at once, and names both', async () => {
    const made = await world({ [A]: 4, [B]: 4, [C]: 4 });
    expect(await outcomeOf(made, readAsset, 100)).toEqual({
      value: [{ id: '1.3.1', symbol: 'USD', precision: 4 }],
      nodes: [A, B],
    });
  });

  it('counts when one of them learns of a change a block later', async () => {
    const made = await world({ [A]: 4, [B]: 3, [C]: 4 });
    const read = outcomeOf(made, readAsset, 9_000);
    made.net.node(B).answers.get_assets = asset(4);
    expect(await read).toMatchObject({ nodes: [A, B] });
  });

  it('is refused when they differ, with both answers; a third node decides which one is left', async () => {
    const made = await world({ [A]: 0, [B]: 4, [C]: 4 });
    expect(await outcomeOf(made, readAsset)).toMatchObject({
      code: 'node.contradicted',
      facts: { subject: 'USD', field: 'precision', left: A, said: '0', others: '4' },
    });
    expect(made.status()).toMatchObject({ state: 'connected', url: B });
    expect(made.status().nodes[0]).toMatchObject({ url: A, state: 'refused', fault: 'contradicted' });
    expect(await outcomeOf(made, readAsset)).toMatchObject({ value: [{ precision: 4 }] });
  });

  it('keeps the node in use when the other one stands alone', async () => {
    const made = await world({ [A]: 4, [B]: 0, [C]: 4 });
    expect(await outcomeOf(made, readAsset)).toMatchObject({ code: 'node.contradicted', facts: { left: B } });
    expect(made.status().url).toBe(A);
    expect(await outcomeOf(made, readAsset)).toMatchObject({ nodes: [A, expect.not.stringContaining(B)] });
  });

  it('is refused for good when there are only two and they differ: the liar can not be identified', async () => {
    const made = await world({ [A]: 0, [B]: 4 }, 2);
    for (const _ of [1, 2])
      expect(await outcomeOf(made, readAsset)).toMatchObject({
        code: 'node.disagree',
        facts: { oneSays: '0' },
      });
    expect(made.status().url).toBe(A);
  });

  it("includes the chain's refusals: a refusal by one alone is a contradiction", async () => {
    const made = await world({ [A]: 4, [B]: 4, [C]: 4 });
    made.net.node(A).answers.get_assets = () => ({
      error: {
        code: 1,
        message: 'Assert Exception: 10: Unable to find asset',
        data: { code: 10, stack: [] },
      },
    });
    const alone = await outcomeOf(made, readAsset);
    expect(alone).toMatchObject({ code: 'node.contradicted', facts: { left: A } });
  });
});

describe('on a list of four operators or more', () => {
  const list = [A, B, C, D, E];
  const five = async (liars: readonly string[]) =>
    world(Object.fromEntries(list.map((url) => [url, liars.includes(url) ? 0 : 4])), 5);

  it('requires three identical answers', async () => {
    const made = await five([]);
    expect(await outcomeOf(made, readAsset, 100)).toMatchObject({ nodes: [A, B, C] });
  });

  it('never accepts the word of two out of five, whichever they are', async () => {
    const pairs = list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other]));
    for (const liars of pairs) {
      const made = await five(liars);
      for (const _ of [1, 2, 3]) {
        const outcome = await outcomeOf(made, readAsset);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'node.contradicted' });
        else expect(outcome).toMatchObject({ value: [{ precision: 4 }] });
      }
      expect(await outcomeOf(made, readAsset)).toMatchObject({ value: [{ precision: 4 }] });
      expect(liars).not.toContain(made.status().url);
    }
  });
});

describe('a liar detected in a quorum', () => {
  it('loses its warm connection', async () => {
    const made = await world({ [A]: 4, [B]: 4, [C]: 4, [D]: 0, [E]: 4 }, 5);
    const answers = made.net.node(B).answers;
    answers.get_assets = asset(0);
    await outcomeOf(made, readAsset);
    answers.get_assets = asset(4);
    // As long as connections are kept for further calls, plus the next comparison.
    await made.net.run(60_000);
    expect(made.net.node(D).connections).toBe(0);
  });
});

describe('a node that answers only for its head', () => {
  const threeWith = async (url: string) => {
    const made = await world({ [A]: 4, [B]: 4, [C]: 4 });
    made.net.node(url).answers.get_assets = () => 'never';
    return made;
  };

  it('does not block a client: the client leaves it and asks the others', async () => {
    const made = await threeWith(A);
    expect(await outcomeOf(made, readAsset)).toMatchObject({ value: [{ precision: 4 }], nodes: [B, C] });
    expect(made.status().url).toBe(B);
  });

  it('does not reduce the confirmations of a sheet: another node replaces it', async () => {
    const made = await threeWith(B);
    expect(await outcomeOf(made, readAsset)).toMatchObject({ nodes: [A, C] });
  });

  it('does not do so with unreadable answers either', async () => {
    const schema = v.array(v.object({ precision: v.number() }));
    const read = (reader: ChainReader) => reader.call('database', 'get_assets', [['1.3.1']], { schema });
    for (const liar of [A, B]) {
      const made = await world({ [A]: 4, [B]: 4, [C]: 4 });
      made.net.node(liar).answers.get_assets = () => ({ result: 'nonsense' });
      const nodes = [A, B, C].filter((url) => url !== liar);
      expect(await outcomeOf(made, read)).toMatchObject({ nodes });
    }
  });

  it('is avoided for longer after each repetition, and reported', async () => {
    const made = await threeWith(B);
    for (const _ of [1, 2, 3]) {
      made.client.silent(B, 'get_assets times out');
      await made.net.run(60_000);
    }
    made.client.silent(B, 'get_assets times out');
    expect(made.status().nodes[1]).toMatchObject({ url: B, state: 'refused', fault: 'silent' });
  });
});

describe('with a single node', () => {
  it('returns its word alone, and names it alone', async () => {
    const made = await world({ [A]: 4 }, 1);
    expect(await outcomeOf(made, readAsset)).toMatchObject({ nodes: [A] });
  });

  it('is the only source if the second does not answer', async () => {
    const made = await world({ [A]: 4, [B]: 4 }, 2);
    made.net.node(B).answers.get_assets = () => 'never';
    expect(await outcomeOf(made, readAsset)).toMatchObject({ nodes: [A] });
  });

  it('is the only source if the others belong to its own operator', async () => {
    const made = setup({
      urls: ['wss://a.one.io', 'wss://b.one.io'],
      prepare: (net) => {
        for (const url of ['wss://a.one.io', 'wss://b.one.io']) net.node(url).answers.get_assets = asset(4);
      },
    });
    await made.net.run(6_000);
    expect(await outcomeOf(made, readAsset)).toMatchObject({ nodes: ['wss://a.one.io'] });
  });
});

describe('the head of two nodes', () => {
  it('is the older one if the younger has it in its chain', async () => {
    const made = await world({});
    made.net.node(A).blocksBehind = 1;
    const number = made.net.headNumber;
    made.net.node(B).answers.get_block_header = ([next]) => ({
      result: {
        previous: Number(next) === number ? made.net.node(A).headObject.head_block_id : 'f'.repeat(40),
      },
    });
    expect(await outcomeOf(made, readHead, 200)).toMatchObject({
      value: { head_block_number: number - 1 },
      nodes: [A, B],
    });
  });

  it('is refused when they have different blocks of one number, or their times are far apart', async () => {
    const lies = [{ head_block_id: `000003eb${'f'.repeat(32)}` }, { time: '2026-11-21T23:59:59' }];
    for (const lie of lies) {
      const made = await world({});
      const liar = made.net.node(A);
      liar.answers.get_dynamic_global_properties = () => ({ result: { ...liar.headObject, ...lie } });
      for (const url of [B, C])
        made.net.node(url).answers.get_block_header = () => ({
          result: { previous: liar.headObject.head_block_id },
        });
      expect(await outcomeOf(made, readHead)).toMatchObject({
        code: 'node.contradicted',
        facts: { left: A },
      });
    }
  });
});

describe('nodes added by the user', () => {
  const planted = async (honestMs: number) => {
    const made = setup({
      urls: [A, B, C, D, E],
      own: [C, D, E],
      chosenUrl: C,
      prepare: (net) => {
        for (const url of [A, B]) {
          net.node(url).latencyMs = honestMs;
          net.node(url).answers.get_assets = asset(4);
        }
        for (const url of [C, D, E]) net.node(url).answers.get_assets = asset(0);
      },
    });
    await made.net.run(6_000);
    return made;
  };

  it('count as one word, not three, if the configured ones are too slow to be asked', async () => {
    expect(await outcomeOf(await planted(20_000), readAsset)).toMatchObject({ nodes: [C] });
  });

  it('agree on nothing without a configured one, which contradicts them', async () => {
    expect(await outcomeOf(await planted(300), readAsset)).toMatchObject({ code: 'node.contradicted' });
  });
});
