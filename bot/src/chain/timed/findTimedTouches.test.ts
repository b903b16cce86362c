import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { expect, it } from 'vitest';
import { findTimedTouches } from './findTimedTouches.ts';

const blockOf = (...operations: unknown[]) => ({ transactions: [{ operations }] }) as unknown as WholeBlock;
const fee = { amount: 1, asset_id: '1.3.0' };

it('finds both accounts of a locked amount, and takings, and nothing in malformed operations', () => {
  const create = [
    49,
    {
      fee,
      from: '1.2.17',
      to: '1.2.18',
      amount: fee,
      preimage_hash: [2, 'ab'.repeat(32)],
      preimage_size: 32,
      claim_period_seconds: 60,
      extensions: {},
    },
  ];
  const redeem = [50, { fee, htlc_id: '1.16.3', redeemer: '1.2.18', preimage: 'ab', extensions: [] }];
  const odd = [
    [49, { fee }],
    [50, { htlc_id: 7 }],
    [0, { from: '1.2.9', to: '1.2.8' }],
  ];
  expect(findTimedTouches([blockOf(create), blockOf(redeem), blockOf(...odd)])).toEqual({
    accountIds: ['1.2.17', '1.2.18'],
    takenIds: ['1.16.3'],
  });
});
