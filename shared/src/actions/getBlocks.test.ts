import { expect, it } from 'vitest';
import { getBlocks } from './getBlocks.ts';
import { getWholeBlock } from './getWholeBlock.ts';
import { clientAnswering, recordedClient } from './recordedClient.fixture.ts';

const header = {
  previous: '00000081'.padEnd(40, '0'),
  timestamp: '2026-11-21T03:32:24',
  witness: '1.6.4',
  transaction_merkle_root: '00'.repeat(20),
  extensions: [],
  witness_signature: '1f'.padEnd(130, '0'),
};
const transaction = {
  ref_block_num: 7,
  ref_block_prefix: 8,
  expiration: '2026-11-21T03:33:24',
  operations: [[0, { from: '1.2.18' }]],
  extensions: [],
  signatures: ['1f'.padEnd(130, '0')],
};
const block = { ...header, transactions: [{ ...transaction, operation_results: [] }] };
const whole = { ...header, transactions: [transaction] };

it('asks the block API once for a range, null for a block that is not there yet', async () => {
  const client = clientAnswering(() => [block, null]);
  expect(await getBlocks(client, { from: 130, to: 131 })).toEqual([whole, null]);
  expect(client.asked).toEqual([{ api: 'block', method: 'get_blocks', params: [130, 131] }]);
});

it('asks the database API for one block, as a real node answers it', async () => {
  const client = recordedClient();
  const found = await getWholeBlock(client, 130);
  expect(found?.timestamp).toBe('2026-11-21T03:32:24');
  expect(found?.transactions[0]?.operations).toHaveLength(1);
  expect(client.asked).toEqual([{ api: 'database', method: 'get_block', params: [130] }]);
});

it('refuses an answer that is not a block', async () => {
  await expect(
    getBlocks(
      clientAnswering(() => [{ timestamp: 'now' }]),
      { from: 1, to: 1 },
    ),
  ).rejects.toMatchObject({
    code: 'node.bad_answer',
  });
});
