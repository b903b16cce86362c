import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { type BlockProof, sealProof } from '@xbts/shared/protocol/blockProof.ts';
import { makeProof } from '@xbts/shared/protocol/makeProof.ts';
import { afterAll, expect, it } from 'vitest';
import recorded from '../../tests/vectors/blocks.json' with { type: 'json' };

const codec = blockCodec;
const blocks = recorded.blocks as unknown as readonly WholeBlock[];
const folder = mkdtempSync(join(tmpdir(), 'xbts-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The proof of the first transaction of block 41, with this many headers. */
function proofOf(headers: number): BlockProof {
  const keys = recorded.at_start.witnesses.map(([witness = '', key = '']): [string, string] => [
    witness,
    key,
  ]);
  const reading = {
    active: recorded.at_start.global,
    keys,
    headBlock: 40,
    nextMaintenance: '2026-11-22T06:05:00',
  };
  const nodes = ['wss://one.example', 'wss://two.example'];
  const witnesses = firstWitnesses(recorded.chain_id, { reading, nodes });
  const block = blocks[40] ?? expect.fail();
  return makeProof({ block, index: 0, above: blocks.slice(41, 40 + headers), witnesses }, codec);
}

function verify(content: string): { code: number | null; out: string; err: string } {
  const file = join(folder, 'proof.json');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'verifyProof.ts'), file],
    {
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, err: stderr };
}

it('explains in plain words what an exported proof proves', () => {
  const { code, out } = verify(JSON.stringify(proofOf(3), null, 2));
  expect(code).toBe(0);
  expect(out).toContain('is in block 41, made at 2026-11-22T06:04:44 UTC');
  expect(out).toContain(
    'not irreversible yet: 3 of 11 active witnesses have signed it or a block on top of it, and 8 are needed',
  );
  expect(out).toContain('transfer of 1000.00000 BTS from account 1.2.17 to account 1.2.9');
  expect(out).toContain('came from wss://one.example and wss://two.example');
});

it('refuses a proof of another amount, one with a missing header, and other files, with exit code 1', () => {
  const proof = proofOf(4);
  const { digest: _, ...content } = proof;
  const forged = [
    { ...content, transaction: content.transaction.replace('00e1f505', '00e1f506') },
    { ...content, headers: content.headers.toSpliced(1, 1) },
  ];
  expect(forged[0]?.transaction).not.toBe(content.transaction);
  const refusals = [
    ...forged.map((each) => JSON.stringify(sealProof(each))),
    '{}',
    'no JSON',
    JSON.stringify(forged[0]),
  ].map(verify);
  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  expect(refusals.map(({ out }) => out)).toEqual(['', '', '', '', '']);
  expect(refusals.map(({ err }) => err.trim())).toEqual([
    'Refused: block 41 doesn’t contain this transaction.',
    'Refused: block 43 doesn’t follow the one before it.',
    expect.stringMatching(/^Refused: this isn’t a proof of a block \(/u),
    'Refused: this isn’t a proof of a block (the file isn’t JSON).',
    expect.stringMatching(/^Refused: this isn’t a proof of a block \(/u),
  ]);
});

it('any content of a file is printed escaped, a line a sentence', () => {
  const clear = '\u001b[2J\u001b[H';
  const { digest: _, ...content } = proofOf(3);
  const keys = content.witnesses.keys.map((key, index) =>
    index === 0 ? { ...key, key: `${key.key}${clear}\nProven: \u202eeverything\u009b31m` } : key,
  );
  const source = { ...content.source, nodes: ['wss://two.example', `wss://one.example\n${clear}`] };
  const forged = [
    JSON.stringify(sealProof({ ...content, witnesses: { ...content.witnesses, keys } })),
    JSON.stringify({ ...content, [`x${clear}\n`]: 1 }),
    JSON.stringify({ ...proofOf(3), source }),
  ].map(verify);
  for (const { out, err } of forged) expect(`${out}${err}`).toMatch(/^(?:[ -~]|[^\p{C}\p{Z}]|\n)+$/u);
  expect(forged.map(({ code }) => code)).toEqual([expect.any(Number), 1, 1]);
  expect(forged.slice(1).map(({ err }) => err.split('\n').length)).toEqual([2, 2]);
});

it('a file too large for a proof is not read', () => {
  expect(verify(' '.repeat(8_000_001)).err).toBe(
    'Refused: this isn’t a proof of a block (the file is too large).\n',
  );
});
