import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, type SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { expect, it } from 'vitest';
import recorded from '../../../../tests/vectors/blocks.json' with { type: 'json' };
import { fakeChain } from '../fakeChain.fixture.ts';
import { type BlockProofKind, proveBlocks } from './provenBlocks.ts';

const codec = blockCodec;
const blocks = recorded.blocks as unknown as readonly WholeBlock[];
/** A block with one transaction, and the one before it. */
const [before, block] = [blocks[39] ?? expect.fail(), blocks[40] ?? expect.fail()];
/** The same with an operation that nobody here can pack: its witness signed some other root than we find. */
const strange: WholeBlock = {
  ...block,
  transactions: block.transactions.map((each) => ({ ...each, operations: [[99, { of: 'a later chain' }]] })),
};
const { transactions: _, ...header } = block;
const emptied: WholeBlock = { ...(header as SignedHeader), transactions: [] };

/** Proves block 41 as the first node gives it; the others give theirs when they are asked. */
async function prove(given: WholeBlock, others: readonly (WholeBlock | null)[]) {
  const proofs: BlockProofKind[] = [];
  const warned: string[] = [];
  const left: string[] = [];
  const readerOf = (url: string, answer: unknown): NodeReader => ({ url, call: async () => answer as never });
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
    readers: async () => readers,
    contradicted: (url) => left.push(url),
  };
  const log = { warn: (_facts: unknown, text?: string) => void warned.push(String(text)) };
  const observeProof = (kind: BlockProofKind) => proofs.push(kind);
  const proving = { client, codec, log, observeProof };
  const first = readers[0] ?? expect.fail();
  const proven = await proveBlocks(proving, first, { blocks: [before, given], lastId: blockIdOf(block) });
  return { proven: proven[1], proofs: proofs.slice(1), warned, left };
}

it('transactions whose root a witness signed need no other node', async () => {
  expect(await prove(block, [])).toEqual({ proven: block, proofs: ['signed'], warned: [], left: [] });
});

it('a node that leaves a transaction out is left, and the block of another is taken', async () => {
  const { proven, proofs, warned, left } = await prove(emptied, [null, block]);
  expect(proven).toEqual(block);
  expect(proofs).toEqual(['signed']);
  expect(warned).toEqual(['a node gave false transactions of a block, and is left']);
  expect(left).toEqual(['ws://node0']);
});

it('a block with an operation that can not be packed counts when a second node says the same, and the log says so', async () => {
  const { proven, proofs, warned, left } = await prove(strange, [strange]);
  expect(proven).toEqual(strange);
  expect(proofs).toEqual(['agreed']);
  expect(warned).toEqual(['transactions of a block can not be packed: two nodes agree on them']);
  expect(left).toEqual([]);
});

it('two nodes that differ about such a block are waited for', async () => {
  const other = { ...strange, transactions: [] };
  await expect(prove(strange, [other])).rejects.toMatchObject({ code: 'node.disagree' });
});

it('such a block of one node is not taken while the others do not answer, but of the only one there is', async () => {
  await expect(prove(strange, [null])).rejects.toMatchObject({ code: 'node.unreachable' });
  const { proofs, warned } = await prove(strange, []);
  expect(proofs).toEqual(['believed']);
  expect(warned).toEqual(['transactions of a block can not be packed: the only node is believed']);
});

it('a block that does not end in the proven id is none of the chain', async () => {
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
