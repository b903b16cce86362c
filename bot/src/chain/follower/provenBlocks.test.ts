import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, type SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { expect, it } from 'vitest';
import recorded from '../../../../tests/vectors/blocks.json' with { type: 'json' };
import { fakeChain } from '../fakeChain.fixture.ts';
import { type BlockProofKind, proveBlocks } from './provenBlocks.ts';

const codec = blockCodec;
const blocks = recorded.blocks as unknown as readonly WholeBlock[];
/** A block with one transaction, and the previous one. */
const [before, block] = [blocks[39] ?? expect.fail(), blocks[40] ?? expect.fail()];
/** The same with an unknown operation: the computed root differs from the signed one. */
const strange: WholeBlock = {
  ...block,
  transactions: block.transactions.map((each) => ({ ...each, operations: [[99, { of: 'a later chain' }]] })),
};
const { transactions: _, ...header } = block;
const emptied: WholeBlock = { ...(header as SignedHeader), transactions: [] };

/** Proves block 41 in the first node's form; the others return theirs on request. */
async function prove(given: WholeBlock, others: readonly (WholeBlock | AppError | null)[]) {
  const proofs: BlockProofKind[] = [];
  const warned: string[] = [];
  const left: string[] = [];
  const silent: string[] = [];
  const readerOf = (url: string, answer: unknown): NodeReader => ({
    url,
    call: async () => {
      if (answer instanceof AppError) throw answer;
      return answer as never;
    },
  });
  const readers = [given, ...others].map((answer, index) => readerOf(`ws://node${index}`, answer));
  const nodes = readers.map(({ url }) => ({
    url,
    state: 'standby' as const,
    latencyMs: null,
    headNumber: null,
    headAgeMs: null,
  }));
  const client: ChainClient = {
    ...fakeChain({}, { nodes }).client,
    readers: async (count = 2) => readers.slice(0, count),
    contradicted: (url) => left.push(url),
    silent: (url) => silent.push(url),
  };
  const log = { warn: (_facts: unknown, text?: string) => void warned.push(String(text)) };
  const observeProof = (kind: BlockProofKind) => proofs.push(kind);
  const proving = { client, codec, log, observeProof };
  const first = readers[0] ?? expect.fail();
  const proven = await proveBlocks(proving, first, { blocks: [before, given], lastId: blockIdOf(block) });
  return { proven: proven[1], proofs: proofs.slice(1), warned, left, silent };
}

it('transactions whose root a witness signed need no other node', async () => {
  expect(await prove(block, [])).toMatchObject({ proven: block, proofs: ['signed'], warned: [], left: [] });
});

it('a node that leaves a transaction out is dropped, and the block of another is used', async () => {
  const { proven, proofs, warned, left } = await prove(emptied, [null, block]);
  expect(proven).toEqual(block);
  expect(proofs).toEqual(['signed']);
  expect(warned).toEqual(['a node sent false transactions of a block and is skipped']);
  expect(left).toEqual(['ws://node0']);
});

it('a block with an unpackable operation counts when a second node confirms it, and the log records it', async () => {
  const { proven, proofs, warned, left } = await prove(strange, [strange]);
  expect(proven).toEqual(strange);
  expect(proofs).toEqual(['agreed']);
  expect(warned).toEqual(['a block’s transactions can’t be packed: most nodes agree on them']);
  expect(left).toEqual([]);
});

/** The same block without a transaction, or with another unknown operation. */
const lacking: WholeBlock = { ...strange, transactions: [] };
const other: WholeBlock = {
  ...strange,
  transactions: strange.transactions.map((each) => ({ ...each, operations: [[99, { of: 'a liar' }]] })),
};

it('two nodes that differ about such a block make it wait while there is no third', async () => {
  await expect(prove(strange, [lacking])).rejects.toMatchObject({ code: 'node.disagree' });
});

it.each([
  ['the node that is read', lacking, [strange, strange], ['ws://node0']],
  ['the other one', strange, [lacking, strange], ['ws://node1']],
  ['two that lie alike', strange, [lacking, lacking, strange, strange], ['ws://node1', 'ws://node2']],
  ['two that lie each in its way', lacking, [strange, other, strange, strange], ['ws://node0', 'ws://node2']],
])('a third operator decides, and the follower continues without %s', async (_, given, others, liars) => {
  const { proven, proofs, left } = await prove(given, others);
  expect(proven).toEqual(strange);
  expect(proofs).toEqual(['agreed']);
  expect(left).toEqual(liars);
});

it('a tie decides nothing', async () => {
  const even = prove(strange, [lacking, strange, lacking]);
  await expect(even).rejects.toMatchObject({ code: 'node.disagree' });
});

it('a signed form of the block outweighs any number of different ones', async () => {
  const { proven, proofs, left } = await prove(strange, [strange, lacking, lacking, block]);
  expect(proven).toEqual(strange);
  expect(proofs).toEqual(['agreed']);
  expect(left).toEqual([]);
  const differing = await prove(strange, [lacking, lacking, lacking, block]);
  expect(differing.proven).toEqual(block);
  expect(differing.left).toEqual(['ws://node1', 'ws://node2', 'ws://node3', 'ws://node0']);
});

it('a node that is silent, on a fork, or gives another block, has no say and stops nobody', async () => {
  const timeout = new AppError('node.timeout', { method: 'get_block' });
  const denied = new AppError('node.api_denied', { api: 'database' });
  const { proven, left, silent } = await prove(lacking, [timeout, strange, before, strange]);
  expect(proven).toEqual(strange);
  expect(left).toEqual(['ws://node0']);
  expect(new Set(silent)).toEqual(new Set(['ws://node1']));
  expect((await prove(lacking, [denied, null, strange, strange])).proven).toEqual(strange);
});

it("one node's word for such a block is not enough while others are silent, unless it is the only node", async () => {
  await expect(prove(strange, [null])).rejects.toMatchObject({ code: 'node.unreachable' });
  const { proofs, warned } = await prove(strange, []);
  expect(proofs).toEqual(['believed']);
  expect(warned).toEqual(['a block’s transactions can’t be packed: the only node is trusted']);
});

it('a block that does not end in the proven id is not part of the chain', async () => {
  const { client } = fakeChain({});
  const proving = { client, codec, log: { warn: () => undefined }, observeProof: () => undefined };
  const reader: NodeReader = { url: 'ws://fake', call: async () => null as never };
  const wrong = proveBlocks(proving, reader, { blocks: [before, block], lastId: 'f'.repeat(40) });
  await expect(wrong).rejects.toMatchObject({ code: 'proof.unlinked' });
  const gap = proveBlocks(proving, reader, {
    blocks: [blocks[37] ?? before, block],
    lastId: blockIdOf(block),
  });
  await expect(gap).rejects.toMatchObject({ code: 'proof.unlinked' });
});
