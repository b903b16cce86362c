import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, it } from 'vitest';
import { endedOf } from './endedTimed.ts';

const fee = { amount: '0', asset_id: '1.3.0' };
const amount = { amount: '700', asset_id: '1.3.1' };
const record = (op: OperationRecord['op'], result: OperationRecord['result'], second: number) =>
  ({ op, result, block_time: `2026-11-21T05:00:0${second}` }) as OperationRecord;
const created = (id: string, second: number) =>
  record(
    [
      49,
      {
        fee,
        from: '1.2.17',
        to: '1.2.18',
        amount,
        preimage_hash: [2, 'ab'.repeat(32)],
        preimage_size: 32,
        claim_period_seconds: 60,
        extensions: {},
      },
    ],
    [1, id],
    second,
  );

it('ended timed transfers were taken, with their secret, or returned', () => {
  const takings = [
    record([50, { fee, htlc_id: '1.16.1', redeemer: '1.2.18', preimage: 'cd' }], [0, {}], 5),
    record(
      [51, { fee, htlc_id: '1.16.2', from: '1.2.17', to: '1.2.18', redeemer: '1.2.19', amount }],
      [0, {}],
      6,
    ),
  ];
  const creations = [created('1.16.1', 1), created('1.16.2', 2), created('1.16.3', 3), created('1.16.4', 4)];
  const ended = endedOf(creations, takings, new Set(['1.16.4']));
  expect(ended.map(({ id, isTaken, secret }) => [id, isTaken, secret])).toEqual([
    ['1.16.3', false, null],
    ['1.16.2', true, null],
    ['1.16.1', true, 'cd'],
  ]);
  expect(ended[0]).toMatchObject({ from: '1.2.17', to: '1.2.18', amount: { amount: 700n } });
});
