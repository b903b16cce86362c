import { expect, it } from 'vitest';
import type { ChainClient } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import { sendTransaction } from './sendTransaction.ts';

const transaction = { operations: [], signatures: [] } as unknown as SignedTransaction;

/** Nodes that fail with these codes, beside others that were unreachable. */
function clientOf(codes: Readonly<Record<string, ErrorCode>>, unasked: readonly string[] = []): ChainClient {
  const urls = Object.keys(codes);
  return {
    readers: async () =>
      urls.map((url) => ({
        url,
        call: async () => {
          throw new AppError(codes[url] ?? 'unexpected', url === '' ? {} : { detail: url });
        },
      })),
    status: { get: () => ({ nodes: [...urls, ...unasked].map((url) => ({ url })) }) },
  } as unknown as ChainClient;
}

it("one node's refusal is not final while another was not reached: the bytes may have arrived", async () => {
  await expect(
    sendTransaction(clientOf({ 'wss://a.io': 'chain.expired' }, ['wss://b.io']), transaction),
  ).rejects.toMatchObject({ code: 'broadcast.answer_lost', facts: { reason: 'chain.expired' } });
});

it('a refusal by all nodes is final', async () => {
  for (const codes of [
    { 'wss://a.io': 'chain.expired' },
    { 'wss://a.io': 'chain.expired', 'wss://b.io': 'chain.expired' },
  ] as const)
    await expect(sendTransaction(clientOf(codes), transaction)).rejects.toMatchObject({
      code: 'chain.expired',
    });
});

it('after a lost answer the bytes may have arrived, even if another node refuses', async () => {
  const codes = { 'wss://a.io': 'chain.expired', 'wss://b.io': 'broadcast.answer_lost' } as const;
  await expect(sendTransaction(clientOf(codes), transaction)).rejects.toMatchObject({
    code: 'broadcast.answer_lost',
    facts: { detail: 'wss://b.io' },
  });
});

it('reports that no node was reached if none got the bytes', async () => {
  const codes = { 'wss://a.io': 'node.unreachable', 'wss://b.io': 'node.connection_lost' } as const;
  await expect(sendTransaction(clientOf(codes), transaction)).rejects.toMatchObject({
    code: 'node.unreachable',
    facts: { method: 'broadcast_transaction' },
  });
});
