import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AgreedWitnesses, firstWitnesses, type WitnessReading } from '../protocol/agreedWitnesses.ts';
import { signedHeaderSchema } from '../protocol/blockHeader.ts';
import { recordedChain } from '../protocol/recorded.fixture.ts';
import { LightChain } from './lightChain.ts';

const { blocks, at_start, at_end, chain_id, key_change } = recordedChain;
const headers = blocks.map((block) => v.parse(signedHeaderSchema, block));
const from = (first: number, last: number) => headers.slice(first - 1, last);

/** The witnesses as the recorded nodes listed them. */
const readingOf = ({ global, witnesses, dynamic }: typeof at_start): WitnessReading => ({
  active: global,
  keys: witnesses,
  headBlock: dynamic.head_block_number,
  nextMaintenance: dynamic.next_maintenance_time,
});
const nodes = ['wss://one', 'wss://two'];
const known = firstWitnesses(chain_id, { reading: readingOf(at_start), nodes });

/** A chain that knows the witnesses of block 11; later readings return the nodes' final answer. */
function startChain({ witnesses = known, reading = readingOf(at_end) } = {}) {
  const kept: AgreedWitnesses[] = [];
  let readings = 0;
  const chain = new LightChain({
    witnesses,
    readWitnesses: async () => {
      readings += 1;
      return { reading, nodes };
    },
    keep: (next) => kept.push(next),
  });
  return { chain, kept, readings: () => readings };
}

describe('headers that follow each other', () => {
  it('make a block irreversible once 70 % of the witnesses have signed on top of it', async () => {
    const { chain } = startChain();
    await chain.add(from(12, 20));
    expect(chain.head).toBe(20);
    // 1.6.3, 9, 2, 11, 8, 1, 4, 5 and 6: nine of eleven.
    expect(chain.countFrom(12)).toEqual({ signed: 9, active: 11, needed: 8, isIrreversible: true });
    expect(chain.countFrom(13)).toMatchObject({ signed: 8, isIrreversible: true });
    expect(chain.countFrom(14)).toMatchObject({ signed: 7, isIrreversible: false });
    expect(chain.lastIrreversible()).toBe(13);
  });

  it('name the last irreversible block that the node named', async () => {
    const { chain } = startChain();
    await chain.add(from(12, 15));
    expect(chain.lastIrreversible()).toBe(0);
    await chain.add(from(16, 58));
    expect(chain.lastIrreversible()).toBe(at_end.dynamic.last_irreversible_block_num);
  });

  it('may be given again', async () => {
    const { chain } = startChain();
    await chain.add(from(12, 18));
    await chain.add(from(12, 20));
    expect(chain.headersFrom(12)).toEqual(from(12, 20));
  });

  it('are refused if one is missing', async () => {
    const { chain } = startChain();
    await chain.add(from(12, 14));
    await expect(chain.add(from(16, 17))).rejects.toMatchObject({
      code: 'proof.unlinked',
      facts: { block: 16 },
    });
  });

  it('are refused if the witness did not sign', async () => {
    const { chain } = startChain();
    const [header] = from(13, 13);
    const forged = { ...(header ?? expect.fail()), witness: '1.6.10' };
    await chain.add(from(12, 12));
    await expect(chain.add([forged])).rejects.toMatchObject({ code: 'proof.wrong_signature' });
    expect(chain.head).toBe(12);
  });
});

describe('the keys of the witnesses', () => {
  it('are read again if a signature does not match, and the changed one counts after that', async () => {
    const { chain, kept, readings } = startChain({
      witnesses: { ...known, nextMaintenance: '2027-01-01T00:00:00' },
    });
    await chain.add(from(12, 58));
    expect(readings()).toBe(1);
    const changed = kept[0]?.set.keys.filter(({ witness }) => witness === key_change.witness);
    const first =
      headers.findIndex(({ witness }, at) => witness === key_change.witness && at >= key_change.block) + 1;
    expect(changed).toMatchObject([
      { to: first - 1 },
      { key: key_change.new_signing_key, from: first, to: null },
    ]);
    expect(chain.countFrom(50).isIrreversible).toBe(true);
  });

  it('are read again after an election', async () => {
    const { chain, kept, readings } = startChain();
    await chain.add(from(12, 58));
    expect(readings()).toBe(1);
    expect(kept[0]?.nextMaintenance).toBe(at_end.dynamic.next_maintenance_time);
    // The first block at or after the election.
    const first =
      headers.findIndex(({ timestamp }) => timestamp >= at_start.dynamic.next_maintenance_time) + 1;
    expect(kept[0]?.set.keys.at(-1)).toMatchObject({ witness: key_change.witness, to: null });
    expect(kept[0]?.set.keys.at(-1)?.from).toBeLessThanOrEqual(first);
  });

  it('of a witness that lost the election still count while it finishes its round, without being active', async () => {
    const gone = '1.6.7';
    const { global, witnesses } = at_start;
    const reading = {
      ...readingOf(at_start),
      nextMaintenance: at_end.dynamic.next_maintenance_time,
      active: global.filter((id) => id !== gone),
      keys: witnesses.filter(([id]) => id !== gone),
    };
    const { chain } = startChain({
      witnesses: { ...known, nextMaintenance: '2026-11-22T06:04:20' },
      reading,
    });
    await chain.add(from(12, 22));
    expect(chain.head).toBe(22);
    expect(chain.countFrom(12)).toMatchObject({ active: 10, signed: 10 });
    expect(chain.countFrom(21)).toMatchObject({ signed: 1 });
    // Block 41 belongs to a round that this witness takes no part in.
    await chain.add(from(23, 40));
    await expect(chain.add(from(41, 41))).rejects.toMatchObject({ code: 'proof.wrong_signature' });
  });

  it('changed before they were read leave older headers uncounted, without blame for a node', async () => {
    const witnesses = firstWitnesses(chain_id, { reading: readingOf(at_end), nodes });
    const { chain, readings } = startChain({ witnesses });
    await chain.add(from(12, 20));
    expect(readings()).toBe(0);
    // Without 1.6.4, whose old key is no longer known.
    expect(chain.countFrom(12)).toMatchObject({ signed: 8 });
  });
});

describe('another fork', () => {
  it('takes the place of headers that are not irreversible', async () => {
    // Signed before the keys were read: the signer is unknown.
    const { chain } = startChain({ witnesses: { ...known, headBlock: 15 } });
    const [own] = from(15, 15);
    const other = { ...(own ?? expect.fail()), timestamp: '2026-11-22T06:04:19' };
    await chain.add([...from(12, 14), other]);
    expect(chain.header(15)).toEqual(other);
    await chain.add(from(15, 16));
    expect(chain.headersFrom(12)).toEqual(from(12, 16));
    await chain.add([other]);
    expect(chain.headersFrom(12)).toEqual([...from(12, 14), other]);
  });

  it('can not undo an irreversible block', async () => {
    const { chain } = startChain();
    await chain.add(from(12, 30));
    const [first] = from(12, 12);
    const forged = { ...(first ?? expect.fail()), timestamp: '2026-11-22T06:04:16' };
    await expect(chain.add([forged])).rejects.toMatchObject({ code: 'proof.unlinked' });
    expect(chain.head).toBe(30);
  });
});
