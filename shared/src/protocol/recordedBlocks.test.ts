import { describe, expect, it } from 'vitest';
import { blockCodec } from './blockCodec.ts';
import { blockIdOf, blockNumberOf } from './blockHeader.ts';
import { flippedBits, flippedHeaders } from './flippedBits.fixture.ts';
import { merkleLeaf, merkleRoot } from './merkleRoot.ts';
import { recordedChain, recordedWitnesses } from './recorded.fixture.ts';
import { neededWitnesses } from './witnessSet.ts';
import { isSignedByWitness } from './witnessSignature.ts';

const codec = blockCodec;
const { blocks, at_start, at_end, key_change } = recordedChain;
const witnesses = recordedWitnesses();
const packedOf = (block: (typeof blocks)[number]) =>
  block.transactions.map((transaction) => codec.signedTransaction(transaction));

describe('the recorded blocks of a real node', () => {
  it('are linked, each by the id of the one before, up to the head that the node named', () => {
    const ids = blocks.map(blockIdOf);
    expect(blocks.map(blockNumberOf)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
    expect(blocks.map(({ previous }) => previous)).toEqual(['0'.repeat(40), ...ids.slice(0, -1)]);
    expect(ids[10]).toBe(at_start.dynamic.head_block_id);
    expect(ids[57]).toBe(at_end.dynamic.head_block_id);
  });

  it('have the Merkle roots of their transactions', () => {
    for (const block of blocks)
      expect(merkleRoot(packedOf(block).map(merkleLeaf))).toBe(block.transaction_merkle_root);
    expect(Math.max(...blocks.map(({ transactions }) => transactions.length))).toBe(16);
  });

  it('are signed by their witnesses, by the new key from the block after its change', () => {
    expect(blocks.filter((block) => !isSignedByWitness(block, witnesses))).toEqual([]);
    const after = blocks.filter(
      (block) => block.witness === key_change.witness && blockNumberOf(block) > key_change.block,
    );
    expect(after.length).toBeGreaterThan(0);
    const unchanged = {
      ...witnesses,
      keys: witnesses.keys.map((key) => ({ ...key, to: null })).slice(0, 11),
    };
    expect(blocks.filter((block) => !isSignedByWitness(block, unchanged))).toEqual(after);
    const early = { ...witnesses, keys: witnesses.keys.slice(11).map((key) => ({ ...key, from: 0 })) };
    expect(blocks.filter((block) => isSignedByWitness(block, early))).toEqual(after);
  });

  it('are irreversible as far as the node reported', () => {
    for (const { dynamic, global } of [at_start, at_end]) {
      const signed = blocks.slice(0, dynamic.head_block_number);
      const last = global.map((witness) => signed.findLastIndex((block) => block.witness === witness) + 1);
      const descending = last.sort((a, b) => b - a);
      expect(descending[neededWitnesses(last.length) - 1]).toBe(dynamic.last_irreversible_block_num);
    }
  });
});

describe('a single flipped bit', () => {
  it('of any header or signature gives the block another id', () => {
    const ids = new Set(blocks.map(blockIdOf));
    for (const block of blocks)
      for (const flipped of flippedHeaders(block)) expect(ids.has(blockIdOf(flipped))).toBe(false);
  });

  it('of the head, which no other block confirms, invalidates its signature', () => {
    const head = blocks[57];
    const accepted = [...flippedHeaders(head ?? expect.fail())].filter((flipped) =>
      isSignedByWitness(flipped, witnesses),
    );
    expect(accepted).toEqual([]);
  });

  it('of any transaction gives the block another root', () => {
    for (const block of blocks) {
      const packed = packedOf(block);
      const leaves = packed.map(merkleLeaf);
      packed.forEach((bytes, index) => {
        for (const flipped of flippedBits(bytes)) {
          const others = leaves.with(index, merkleLeaf(flipped));
          if (merkleRoot(others) === block.transaction_merkle_root) expect.fail('a turned bit was not seen');
        }
      });
    }
  });
});

it('operations that the product never signs are packed too: a witness’ new key', () => {
  const operations = blocks.flatMap((block) => block.transactions.flatMap((each) => each.operations));
  expect(operations.some(([type]) => type === 21)).toBe(true);
});
