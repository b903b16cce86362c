import { describe, expect, it } from 'vitest';
import { readAgreed } from './agreement.ts';
import type { FakeNode } from './fakeNodes.fixture.ts';
import { A, B, C, D, setup } from './pool.fixture.ts';

/** A client on node A, with the others compared and on standby. */
async function connected(options: Parameters<typeof setup>[0] = {}) {
  const all = setup(options);
  await all.net.run(6_000);
  expect(all.status().url).toBe(A);
  const entryOf = (url: string) => all.status().nodes.find((node) => node.url === url);
  return { ...all, a: all.net.node(A), entryOf };
}

const brackets = '['.repeat(3_000) + ']'.repeat(3_000);

const bad: readonly [what: string, send: (node: FakeNode) => void, reason: RegExp][] = [
  ['that nobody asked for, 30 MB', (node) => node.say('x'.repeat(30_000_000)), /30000000 characters/u],
  ['that nest deep', (node) => node.say(`{"id":1,"result":${brackets}}`), /nests deeper/u],
  [
    'that nest deep in a notice',
    (node) => node.say(`{"method":"notice","params":[1,[${brackets}]]}`),
    /deeper/u,
  ],
  [
    'without an end',
    (node) => times(12_000, () => node.say('{"method":"notice","params":[1,[["1.2.18"]]]}')),
    /flood/u,
  ],
  ['that are none', (node) => times(3, () => node.say('')), /unreadable/u],
];

function times(count: number, work: () => void): void {
  for (let done = 0; done < count; done += 1) work();
}

describe('a node that sends messages', () => {
  it.each(bad)('%s, is named and left, and not used again', async (_, send, reason) => {
    const { net, a, status, entryOf, client } = await connected();
    send(a);
    await net.run(3_000);
    expect(status()).toMatchObject({ state: 'connected', url: expect.not.stringContaining(A) });
    expect(entryOf(A)).toMatchObject({
      state: 'refused',
      fault: 'garbage',
      reason: expect.stringMatching(reason),
    });
    client.wake();
    await net.run(300_000);
    expect(a.connections).toBe(0);
  });

  it.each(bad)('%s, is named and left as a standby as well', async (_, send) => {
    const { net, status, entryOf } = await connected();
    const [standby = B] = [B, C, D].filter((url) => net.node(url).connections > 0);
    send(net.node(standby));
    await net.run(3_000);
    expect(status()).toMatchObject({ state: 'connected', url: A });
    expect(entryOf(standby)).toMatchObject({ state: 'refused', fault: 'garbage' });
  });

  it('with deep nesting does not stop an agreement: the others answer', async () => {
    const { net, a, client, entryOf } = await connected();
    a.answers.get_thing = () => ({ result: JSON.parse(brackets) });
    const read = readAgreed(client, (reader) => reader.call('database', 'get_thing', []), net.clock);
    await net.run(6_000);
    expect((await read).nodes).toHaveLength(3);
    expect(entryOf(A)).toMatchObject({ fault: 'garbage' });
  });

  it('instead of its first answers is left too', async () => {
    const { net, status, entryOf } = setupBad();
    await net.run(6_000);
    expect(status().url).toBe(B);
    expect(entryOf(A)).toMatchObject({ state: 'refused', fault: 'garbage' });
  });

  it('is still retried if it is the only one', async () => {
    const { net, a, status } = await connected({ urls: [A] });
    a.say(brackets);
    await net.run(6_000);
    expect(status()).toMatchObject({ state: 'connected', url: A });
  });
});

function setupBad() {
  const all = setup({
    prepare: (net) => {
      net.node(A).answers.get_chain_id = () => ({ result: JSON.parse(brackets) });
    },
  });
  return { ...all, entryOf: (url: string) => all.status().nodes.find((node) => node.url === url) };
}

describe('a node that answers each read in 3.5 s', () => {
  const slow = (node: FakeNode) => {
    node.latencyMs = 3_500;
  };
  const readTimes = async (count: number, { net, client }: Awaited<ReturnType<typeof connected>>) => {
    for (let done = 0; done < count; done += 1) {
      const read = client.call('database', 'get_thing', []);
      await net.run(4_500);
      await read;
    }
  };

  it('is left for one that gives the same answer quickly', async () => {
    const all = await connected();
    slow(all.a);
    await readTimes(4, all);
    expect(all.status().url).not.toBe(A);
    expect(all.entryOf(A)?.reason).toBe('late answers: get_thing');
  });

  it('is left by reads from a single node as well', async () => {
    const { net, client, a, status } = await connected();
    slow(a);
    for (let done = 0; done < 4; done += 1) {
      const [reader] = await client.readers(1);
      const read = reader?.call('database', 'get_thing', []);
      await net.run(4_500);
      await read;
    }
    expect(status().url).not.toBe(A);
  });

  it('slows no sheet for long as a standby', async () => {
    const { net, client, status, entryOf } = await connected();
    const [standby = B] = [B, C, D].filter((url) => net.node(url).connections > 0);
    slow(net.node(standby));
    for (let done = 0; done < 3; done += 1) {
      const read = readAgreed(client, (reader) => reader.call('database', 'get_thing', []), net.clock);
      await net.run(4_500);
      await read;
    }
    expect(status().url).toBe(A);
    expect(entryOf(standby)?.reason).toBe('late answers: get_thing');
  });

  it('stays if all nodes are as slow: the line is the cause', async () => {
    const all = await connected();
    for (const url of [A, B, C, D]) slow(all.net.node(url));
    await readTimes(6, all);
    expect(all.status().url).toBe(A);
  });

  it('stays if the request takes all nodes as long', async () => {
    const all = await connected();
    const { clock } = all.net;
    for (const url of [A, B, C, D]) {
      const node = all.net.node(url);
      node.answers.get_thing = () => {
        node.latencyMs = 3_500;
        clock.setTimeout(() => {
          node.latencyMs = 50;
        }, 0);
        return { result: null };
      };
    }
    await readTimes(6, all);
    expect(all.status().url).toBe(A);
  });

  it('stays if its answer is long and the line slow', async () => {
    const all = await connected();
    slow(all.a);
    all.a.answers.get_thing = () => ({ result: 'x'.repeat(60_000) });
    await readTimes(6, all);
    expect(all.status().url).toBe(A);
  });
});
