import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import { readProposals } from './reviewedProposals.ts';

const proposal = (id: string) => ({
  id,
  expiration_time: '2026-11-24T05:00:00',
  proposed_transaction: { operations: [] },
  required_active_approvals: ['1.2.20'],
  available_active_approvals: [],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: '1.2.17',
});

/** A node that has some proposals, and records the requested ids. */
function nodeWith(...known: readonly string[]) {
  const asked: unknown[] = [];
  const call = async (_api: string, _method: string, [ids]: readonly [string[]]) => {
    asked.push(...ids);
    return ids.map((id) => (known.includes(id) ? proposal(id) : null));
  };
  return { node: { call } as unknown as ChainReader, asked };
}

const about = (type: 23 | 24 | 0, id: string) => [type, { proposal: id }] as unknown as Operation;

it('approved or refused proposals are read, and other operations cause no request', async () => {
  const { node, asked } = nodeWith('1.10.3', '1.10.4');
  const read = (...operations: Operation[]) => readProposals(node, operations).catch(({ code }) => code);
  await read(about(0, '1.10.9'), about(23, '1.10.3'), about(24, '1.10.4'));
  expect(asked).toEqual(['1.10.3', '1.10.4']);
  expect(await read(about(0, '1.10.9'))).toEqual([]);
});

it('an ended one is named', async () => {
  const { node } = nodeWith('1.10.3');
  await expect(readProposals(node, [about(23, '1.10.3'), about(24, '1.10.4')])).rejects.toMatchObject({
    code: 'proposal.gone',
    facts: { proposal: '1.10.4' },
  });
});
