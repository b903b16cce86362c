// @vitest-environment jsdom
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { expect, it, vi } from 'vitest';
import { readPoolEvents } from './readPoolEvents.ts';

const entry = {
  id: '5.4.7',
  pool: '1.19.0',
  sequence: 3,
  time: '2026-11-19T10:00:00',
  op_type: 63,
  op: {
    id: '1.11.9',
    op: [63, { account: '1.2.18' }],
    result: [0, {}],
    block_num: 450,
    trx_in_block: 4,
    op_in_trx: 0,
    virtual_op: 0,
    block_time: '2026-11-19T10:00:00',
  },
};
vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: {
    status: { get: () => ({ state: 'connected' }), subscribe: () => () => undefined },
    call: async (_api: string, method: string, _params: unknown, { schema }: { schema: never }) =>
      parseAnswer(schema, method, [entry]),
  },
}));

it('stores the transaction and block of each operation (spec §3)', async () => {
  expect(await readPoolEvents({ pool: '1.19.0' })).toMatchObject([
    { id: '5.4.7', accountId: '1.2.18', block: 450, trxInBlock: 4 },
  ]);
});
