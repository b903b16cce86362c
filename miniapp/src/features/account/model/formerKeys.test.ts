import { describe, expect, it } from 'vitest';
import { formerKeysOf } from './formerKeys.ts';

const authority = (...keys: string[]) => ({
  weight_threshold: 1,
  account_auths: [],
  key_auths: keys.map((key) => [key, 1]),
  address_auths: [],
});
const record = (type: number, members: Record<string, unknown>, block_time: string) => ({
  id: '1.11.5',
  op: [type, members] as [number, Record<string, unknown>],
  result: [0, {}] as [number, unknown],
  block_num: 1,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  block_time,
});
const created = record(
  5,
  { owner: authority('OWNER1'), active: authority('ACTIVE1'), options: { memo_key: 'MEMO1' } },
  '2026-01-01T00:00:00',
);

describe('the former keys of an account', () => {
  it('are those replaced by an update, with its time', () => {
    const changed = record(6, { active: authority('ACTIVE2') }, '2026-02-01T00:00:00');
    expect(formerKeysOf([created, changed])).toEqual([
      { publicKey: 'ACTIVE1', until: '2026-02-01T00:00:00' },
    ]);
  });

  it('are none while every key is still in use', () => {
    const same = record(6, { active: authority('ACTIVE1', 'ACTIVE2') }, '2026-02-01T00:00:00');
    const votes = record(6, { new_options: { memo_key: 'MEMO1' } }, '2026-03-01T00:00:00');
    expect(formerKeysOf([created, same, votes])).toEqual([]);
  });

  it('are not read from other operations', () => {
    expect(formerKeysOf([created, record(6, { active: 'nonsense' }, '2026-02-01T00:00:00')])).toEqual([]);
  });
});
