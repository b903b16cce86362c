import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/appError.ts';
import { blockCodec } from './blockCodec.ts';
import { type BlockProof, sealProof, verifyProof } from './blockProof.ts';
import { flippedHex } from './flippedBits.fixture.ts';
import { makeProof } from './makeProof.ts';
import { merkleLeaf } from './merkleRoot.ts';
import { mutated } from './mutated.fixture.ts';
import { recordedChain, recordedWitnesses } from './recorded.fixture.ts';
import type { WitnessSet } from './witnessSet.ts';

const { key_change } = recordedChain;
const codec = blockCodec;
const witnesses = recordedWitnesses();

/** The proof of one transaction of a recorded block, with this many headers. */
function proofOf(number: number, index: number, headers: number): BlockProof {
  const block = recordedChain.blocks[number - 1] ?? expect.fail();
  const above = recordedChain.blocks.slice(number, number - 1 + headers);
  const nodes = ['wss://one', 'wss://two'];
  const known = { set: witnesses, nodes, headBlock: 58, nextMaintenance: '2026-11-22T06:06:00' };
  return makeProof({ block, index, above, witnesses: known }, codec);
}
const biggest = recordedChain.blocks.findIndex(({ transactions }) => transactions.length === 16) + 1;

it('a transaction is proven in its block, by the witnesses that signed on top', () => {
  expect(verifyProof(proofOf(biggest, 5, 3))).toMatchObject({
    blockNumber: biggest,
    index: 5,
    signed: 3,
    active: 11,
    needed: 8,
    isIrreversible: false,
  });
  const whole = verifyProof(JSON.parse(JSON.stringify(proofOf(biggest, 15, 10))), witnesses);
  expect(whole).toMatchObject({ index: 15, isIrreversible: true });
});

it('a block is irreversible from the eighth of eleven witnesses on, not from the eighth block', () => {
  // Witness 1.6.10 made the third and the fourth of these blocks, and 1.6.4 the second and the eighth.
  const counts = Array.from({ length: 11 }, (_, more) => verifyProof(proofOf(31, 0, more + 1)));
  expect(counts.map(({ signed }) => signed)).toEqual([1, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8]);
  expect(counts.map(({ isIrreversible }) => isIrreversible)).toEqual([...Array(10).fill(false), true]);
});

const proof = proofOf(39, 3, 4);
const refusalOf = (changed: Partial<BlockProof>, trusted = witnesses) => {
  const { digest: _, ...content } = { ...proof, ...changed };
  try {
    verifyProof(sealProof(content), trusted);
  } catch (error) {
    return error instanceof AppError ? error.code : expect.fail(String(error));
  }
  return 'accepted';
};

describe('a forged proof with a new digest is refused', () => {
  it('with a flipped bit of the transaction, or the name of another transaction', () => {
    for (const transaction of flippedHex(proof.transaction))
      expect(refusalOf({ transaction })).toBe('proof.wrong_root');
    expect(refusalOf({ transaction: proofOf(41, 0, 1).transaction })).toBe('proof.wrong_root');
  });

  it('with its own transaction among the leaves', () => {
    const transaction = proofOf(41, 0, 1).transaction;
    const leaves = [...proof.leaves, bytesToHex(merkleLeaf(hexToBytes(transaction)))];
    expect(refusalOf({ transaction, leaves })).toBe('proof.wrong_root');
  });

  it('without a header, or with one signed by a stranger', () => {
    expect(refusalOf({ headers: proof.headers.toSpliced(1, 1) })).toBe('proof.unlinked');
    const last = proof.headers.at(-1) ?? expect.fail();
    const strange = { ...last, witness: '1.6.99' };
    expect(refusalOf({ headers: [...proof.headers.slice(0, -1), strange] })).toBe('proof.wrong_signature');
  });

  it('with its own witnesses', () => {
    const keys = witnesses.keys.with(0, {
      ...(witnesses.keys[0] ?? expect.fail()),
      key: key_change.new_signing_key,
    });
    expect(refusalOf({ witnesses: { ...witnesses, keys } })).toBe('proof.other_witnesses');
    expect(refusalOf({ witnesses: { ...witnesses, chainId: '00'.repeat(32) } })).toBe(
      'proof.other_witnesses',
    );
  });

  it('with a signature on an older block by the later key', () => {
    const late = { ...witnesses, keys: witnesses.keys.map((key) => ({ ...key, from: 50 })) };
    expect(refusalOf({ witnesses: late }, late)).toBe('proof.wrong_signature');
  });
});

it('with a transaction as long as an inner node of the tree', () => {
  const [left = '', right = ''] = proof.leaves;
  // A forger's transaction: two leaves side by side, with the last byte as the results.
  const transaction = `${left}${right}`.slice(0, 126);
  expect(refusalOf({ transaction })).toBe('proof.malformed');
});

describe('of 1,000 random mutations of a proof', () => {
  const mutations = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { numRuns: 1_000, seed: 58 });

  it('none is accepted', () => {
    const accepted = mutations.map((at) => mutated(proof, at)).filter((changed) => isAccepted(changed));
    expect(accepted).toEqual([]);
  });

  it('none with a new digest proves anything more to those who know the witnesses', () => {
    const honest = verifyProof(proof, witnesses);
    for (const at of mutations) {
      const { digest: _, ...changed } = mutated(proof, at);
      if (!isAccepted(sealedAnyway(changed), witnesses)) continue;
      const { signed, ...proven } = verifyProof(sealedAnyway(changed), witnesses);
      expect(proven).toEqual({
        ...proven,
        blockId: honest.blockId,
        packed: honest.packed,
        index: honest.index,
      });
      expect(signed).toBeLessThanOrEqual(honest.signed);
    }
  });
});

function sealedAnyway(content: object): unknown {
  try {
    return sealProof(content as BlockProof);
  } catch {
    return content;
  }
}

function isAccepted(changed: unknown, trusted?: WitnessSet): boolean {
  try {
    verifyProof(changed, trusted);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

describe('the nodes named by a proof', () => {
  const read = (nodes: readonly string[]) => {
    const named = { ...proof, source: { ...proof.source, nodes } };
    try {
      return verifyProof(named).index;
    } catch (error) {
      return error instanceof AppError ? error.facts.detail : error;
    }
  };

  it('are addresses of hosts', () => {
    // Their only fault is that they differ from the sealed ones.
    for (const node of [
      'ws://127.0.0.1:8090',
      'wss://node.example/ws',
      'wss://[::1]:8090',
      'wss://xn--80a.example',
    ])
      expect(read([node])).toBe('the file is damaged');
  });

  it.each([
    ['a sentence', 'wss://one.example and by every node of the chain'],
    ['another line', 'wss://one.example\nProven: everything'],
    ['what a terminal obeys', 'wss://one.example\u001b[2J'],
    ['turned letters', 'wss://one.example/\u202egnp'],
    ['letters that look like others', 'wss://оne.example'],
    ['letters that are others in small', 'wss://\u{212a}ey.example'],
    ['a name before the host', 'wss://trusted.example@evil.example'],
    ['no address', 'one.example'],
    ['an address of something else', 'https://one.example'],
    ['no host', 'wss://'],
    ['a port that is none', 'wss://one.example:999999'],
  ])('exclude %s', (_, node) => {
    expect(read(['wss://two.example', node])).toBe('source.nodes.1: not the address of a node');
  });

  it('are few, short, and all different', () => {
    expect(read([`wss://one.example/${'a'.repeat(200)}`])).toMatch(/^source\.nodes\.0: Invalid length/u);
    expect(read(['wss://one', 'wss://one'])).toBe('source.nodes: a node twice');
    expect(read([])).toMatch(/^source\.nodes: Invalid length/u);
    expect(read(Array.from({ length: 21 }, (_, at) => `wss://${at}.example`))).toMatch(
      /^source\.nodes: Invalid/u,
    );
  });
});
