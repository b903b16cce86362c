import { describe, expect, it } from 'vitest';
import { singleKeyAuthority } from './authority.ts';
import { loadCodec } from './codec.ts';
import { PROXY_TO_SELF } from './constants.ts';
import type { Operation } from './operations.ts';
import { votesChange, votesUpdate, votingOptions } from './votes.ts';

const KEY = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const account = {
  id: '1.2.18',
  options: {
    memo_key: KEY,
    voting_account: PROXY_TO_SELF,
    num_witness: 0,
    num_committee: 0,
    votes: ['1:3'],
    extensions: [],
  },
};

describe('a change of votes', () => {
  it('changes only votes, proxy and their numbers, sorted as the chain sorts', () => {
    expect(
      votesUpdate(account, { proxyId: '1.2.19', votes: ['0:11', '1:3', '2:20', '1:10', '1:3'] }),
    ).toEqual({
      fee: { amount: 0, asset_id: '1.3.0' },
      account: '1.2.18',
      new_options: {
        memo_key: KEY,
        voting_account: '1.2.19',
        num_witness: 2,
        num_committee: 1,
        votes: ['1:3', '1:10', '0:11', '2:20'],
        extensions: [],
      },
      extensions: {},
    });
  });

  it('lists the additions, the removals, and the proxy', () => {
    const before = { proxyId: PROXY_TO_SELF, votes: ['1:3', '0:11'] };
    expect(votesChange(before, { proxyId: '1.2.19', votes: ['1:4', '0:11', '1:2'] })).toEqual({
      proxyId: '1.2.19',
      added: ['1:2', '1:4'],
      removed: ['1:3'],
    });
    expect(votesChange(before, before)).toEqual({ proxyId: null, added: [], removed: [] });
  });

  it('is an update that touches no authority', () => {
    const update = votesUpdate(account, { proxyId: PROXY_TO_SELF, votes: [] });
    expect(votingOptions([6, update])).toBe(update.new_options);
    expect(votingOptions([6, { ...update, owner: singleKeyAuthority(KEY) }])).toBeUndefined();
    expect(votingOptions([6, { ...update, active: singleKeyAuthority(KEY) }])).toBeUndefined();
    expect(
      votingOptions([2, { fee: update.fee, fee_paying_account: '1.2.18', order: '1.7.1', extensions: [] }]),
    ).toBe(undefined);
  });

  it('is packed with votes as u32 of instance and type, in the order of the chain', async () => {
    const codec = await loadCodec();
    const update: Operation = [6, votesUpdate(account, { proxyId: '1.2.19', votes: ['0:11', '1:3'] })];
    const hex = [...codec.operation(update)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    // voting account 19, one witness, one committee member; two votes: 3<<8|1 and 11<<8|0; no extensions.
    expect(hex.endsWith('13' + '0100' + '0100' + '02' + '01030000' + '000b0000' + '00' + '00')).toBe(true);
  });
});
