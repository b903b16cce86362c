import { expect, it } from 'vitest';
import { readAgreedWhole } from './agreedWhole.ts';
import type { AskedClient } from './agreement.ts';
import type { NodeReader } from './chainClient.ts';

/** Nodes with a list each, returned in pages of two, the newest first. */
function nodesOf(lists: readonly (readonly number[])[]): AskedClient & { left: string[] } {
  const left: string[] = [];
  const readers = lists.map(
    (list, index): NodeReader => ({
      url: `wss://node${index}.example`,
      call: async (_api, _method, params) => list.slice(Number(params[0]), Number(params[0]) + 2) as never,
    }),
  );
  return {
    left,
    readers: async (count = 2) => readers.slice(0, count),
    contradicted: (url) => void left.push(url),
    silent: () => undefined,
    onBlock: (listener) => {
      listener({ number: 1, id: '', time: 0, irreversible: 0 });
      return () => undefined;
    },
  };
}

/** All entries of 5 or less, in pages. */
async function readAll(reader: NodeReader): Promise<number[]> {
  const all: number[] = [];
  for (let from = 0; ; from += 2) {
    const page = await reader.call<number[]>('history', 'page', [from]);
    all.push(...page.filter((each) => each <= 5));
    if (page.length < 2) return all;
  }
}

it("returns the nodes' final agreement, although one is ahead and its pages begin elsewhere", async () => {
  const nodes = nodesOf([
    [7, 6, 5, 4, 3],
    [5, 4, 3],
  ]);
  const { value, nodes: urls } = await readAgreedWhole(nodes, 'a list', readAll);
  expect(value).toEqual([5, 4, 3]);
  expect(urls).toHaveLength(2);
});

it('leaves a node that contradicts two others', async () => {
  const nodes = nodesOf([
    [5, 4, 3],
    [5, 3],
    [5, 4, 3],
  ]);
  await expect(readAgreedWhole(nodes, 'a list', readAll)).rejects.toMatchObject({
    code: 'node.contradicted',
  });
  expect(nodes.left).toEqual(['wss://node1.example']);
});
