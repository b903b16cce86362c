import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerOf, transactions } from './recorded.fixture.ts';
import { readRecordedOperation } from './recordedOperations.ts';
import { operationRecordSchema } from './records.ts';

describe('readRecordedOperation', () => {
  it.each(transactions)('reads $label ($txid)', ({ transaction }) => {
    for (const operation of transaction.operations) {
      expect(readRecordedOperation(operation)?.[0]).toBe(operation[0]);
    }
  });

  it('reads the history of an account', () => {
    const records = v.parse(v.array(operationRecordSchema), answerOf('get_account_history'));
    const read = records.map((record) => readRecordedOperation(record.op));
    expect(read).not.toContain(undefined);
    const newest = read[0];
    expect(newest?.[0] === 0 && newest[1].amount).toEqual({ amount: 1n, asset_id: '1.3.0' });
  });

  it('is undefined for an unknown kind and for members that do not match', () => {
    const fee = { amount: 0, asset_id: '1.3.0' };
    const transfer = { fee, from: '1.2.1', to: '1.2.2', amount: { amount: 5, asset_id: '1.3.0' } };
    expect(readRecordedOperation([0, transfer])?.[0]).toBe(0);
    expect(readRecordedOperation([0, { ...transfer, to: '1.3.2' }])).toBeUndefined();
    expect(readRecordedOperation([0, { ...transfer, amount: 5 }])).toBeUndefined();
    expect(readRecordedOperation([1, transfer])).toBeUndefined();
    expect(readRecordedOperation([99, transfer])).toBeUndefined();
    expect(readRecordedOperation([0, null])).toBeUndefined();
  });
});
