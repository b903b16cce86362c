// @vitest-environment jsdom
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { askProofWorker } from './proofWorker.ts';
import type { ProofQuestion } from './protocol.ts';
import { proveInBlock } from './proveInBlock.ts';

vi.mock('./proofWorker.ts', () => ({ askProofWorker: vi.fn() }));

const asked = vi.mocked(askProofWorker);
const contradicted: string[] = [];
const place = { transactionId: 'ab'.repeat(20), blockNum: 7, trxInBlock: 0 };
const answers: Readonly<Record<string, unknown>> = {
  get_dynamic_global_properties: { head_block_number: 7 },
  get_block: { previous: '0'.repeat(40) },
};

const reader = (url: string, own: Readonly<Record<string, unknown>> = {}): NodeReader => ({
  url,
  async call(_api, method) {
    const answer = method in own ? own[method] : answers[method];
    if (answer instanceof AppError) throw answer;
    return answer as never;
  },
});
const clientOf = (...readers: NodeReader[]) =>
  ({
    readers: async (count = 2) => readers.slice(0, count),
    chainId: async () => '1'.repeat(64),
    contradicted: (url: string) => void contradicted.push(url),
  }) as unknown as ChainClient;

beforeEach(() => {
  contradicted.length = 0;
  asked.mockReset().mockResolvedValue({ kind: 'unpackable' });
});

it('uses the block of the next node if the one in use gives none', async () => {
  const timeout = new AppError('node.timeout', { method: 'get_block', url: 'wss://liar' });
  for (const lie of [
    { get_block: null },
    { get_block: timeout },
    { get_dynamic_global_properties: timeout },
  ]) {
    const client = clientOf(reader('wss://liar', lie), reader('wss://honest'));
    expect(await proveInBlock(client, place)).toEqual({ kind: 'unchecked' });
  }
  const questions = asked.mock.calls.map(([question]: [ProofQuestion, ...unknown[]]) => question);
  expect(questions.map(({ block }) => block)).toEqual(Array(3).fill(answers.get_block));
});

it('returns null while no node gives the block', async () => {
  const mute = { get_block: null };
  expect(await proveInBlock(clientOf(reader('wss://a', mute), reader('wss://b', mute)), place)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('leaves the node with the unsigned block, not the one before it that gave none', async () => {
  asked.mockRejectedValue(new AppError('proof.wrong_signature', { block: 7, witness: '1.6.1' }));
  const client = clientOf(reader('wss://mute', { get_block: null }), reader('wss://liar'));
  expect(await proveInBlock(client, place)).toBeNull();
  expect(contradicted).toEqual(['wss://liar']);
});
