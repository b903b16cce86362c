import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import type { Operation, OperationOf, Transaction } from './operations.ts';
import { isKnownType } from './packedOperations.ts';
import { derived, transactions } from './recorded.fixture.ts';

const codec = await loadCodec();
const core = (amount: number | string) => ({ amount, asset_id: '1.3.0' });
const transfer = (changes: object = {}): OperationOf<0> => [
  0,
  { fee: core(0), from: '1.2.17', to: '1.2.18', amount: core(1), extensions: [], ...changes },
];

describe('recorded transactions', () => {
  it('are 108', () => expect(transactions).toHaveLength(108));

  it.each(transactions)('$label ($txid) is packed as the node packed it', (recorded) => {
    expect(bytesToHex(codec.transaction(recorded.transaction))).toBe(recorded.hex_unsigned);
    expect(bytesToHex(codec.signedTransaction(recorded.transaction))).toBe(recorded.hex_signed);
  });

  it('are not changed by packing', () => {
    for (const { transaction } of transactions) {
      const before = JSON.stringify(transaction);
      codec.signedTransaction(transaction);
      expect(JSON.stringify(transaction)).toBe(before);
    }
  });
});

describe('derived operations', () => {
  it.each(derived.transactions.cases)('$op', ({ json, op_hex, tx_hex }) => {
    const { ref_block_num, ref_block_prefix, expiration } = derived.transactions;
    const transaction = {
      ref_block_num,
      ref_block_prefix,
      expiration,
      operations: [json],
      extensions: [] as [],
    };
    expect(bytesToHex(codec.operation(json))).toBe(op_hex);
    expect(bytesToHex(codec.transaction(transaction))).toBe(tx_hex);
  });
});

describe('amounts', () => {
  const packedAmount = (amount: number | string) =>
    bytesToHex(codec.operation(transfer({ amount: core(amount) }))).slice(24, 40);

  it('keep every digit above 2^53', () => {
    expect(packedAmount('9007199254740993')).toBe('0100000000002000');
    expect(packedAmount('9223372036854775807')).toBe('ffffffffffffff7f');
    expect(packedAmount(9_007_199_254_740_991)).toBe('ffffffffffff1f00');
  });

  it.each([1.5, '1.5', 2 ** 53, '9223372036854775808', '', 'abc', Number.NaN])('refuse %j', (amount) => {
    expect(() => packedAmount(amount)).toThrow('transaction.malformed');
  });
});

describe('object ids', () => {
  it.each(['1.3.5', '1.2', '1.2.4294967296', 'alice', '1.2.03'])('refuse %j as an account', (to) => {
    expect(() => codec.operation(transfer({ to }))).toThrow(/transaction.malformed|object_id.malformed/u);
  });
});

describe('sets and maps', () => {
  const update = (account_auths: [string, number][], key_auths: [string, number][], votes: string[]) =>
    bytesToHex(
      codec.operation([
        6,
        {
          fee: core(0),
          account: '1.2.17',
          active: { weight_threshold: 1, account_auths, key_auths, address_auths: [] },
          new_options: {
            memo_key: derived.null_public_key,
            voting_account: '1.2.5',
            num_witness: 0,
            num_committee: 0,
            votes,
            extensions: [],
          },
          extensions: {},
        },
      ]),
    );
  const weighed = (names: readonly string[]) => names.map((name): [string, number] => [name, 1]);
  const { sorted_public, sorted_by_string } = derived.key_auths_order;

  it("are packed in the chain's order, whatever the given order", () => {
    const packed = update(weighed(['1.2.9', '1.2.10']), weighed(sorted_public), ['0:2', '1:11', '0:30']);
    expect(update(weighed(['1.2.10', '1.2.9']), weighed(sorted_by_string), ['0:30', '0:2', '1:11'])).toBe(
      packed,
    );
    expect(packed).toContain(`020901000a01${'00'}`);
    expect(packed).toContain('0300020000010b0000001e0000');
  });
});

describe('unsupported input', () => {
  it.each([3, 4, 25, 76, 78, -1])('operation %d is refused', (type) => {
    const operation = [type, { fee: core(0) }] as Operation;
    expect(() => codec.operation(operation)).toThrow('transaction.unsupported_operation');
    expect(isKnownType(type)).toBe(false);
  });

  it('a missing member, an extension that does not exist, a malformed key and a malformed signature are refused', () => {
    const transaction: Transaction = {
      ref_block_num: 1,
      ref_block_prefix: 2,
      expiration: '2030-01-01T00:00:00',
      operations: [transfer()],
      extensions: [],
    };
    expect(() => codec.operation(transfer({ from: undefined }))).toThrow('transaction.malformed');
    expect(() => codec.operation(transfer({ extensions: [1] }))).toThrow('transaction.malformed');
    expect(() => codec.memo({ from: 'BTSx', to: 'BTSx', nonce: 0, message: '' })).toThrow(
      'key.malformed_public',
    );
    expect(() => codec.transaction({ ...transaction, expiration: 'soon' })).toThrow('transaction.malformed');
    expect(() => codec.signedTransaction({ ...transaction, signatures: ['00'] })).toThrow(
      'signature.malformed',
    );
  });
});

describe('almost correct values', () => {
  const packed = (changes: object) => () => codec.operation(transfer(changes));

  it.each([
    ['an id of another kind', { to: '1.3.18' }],
    ['an id above what all implementations pack alike', { to: '1.2.2147483648' }],
    ['a number for an id', { to: 18 }],
    ['an amount with a leading zero', { amount: core('01') }],
    ['an amount as a list', { amount: [1, '1.3.0'] }],
    ['null for a memo', { memo: null }],
    ['a list of a list for extensions', { extensions: [[]] }],
  ])('%s is refused', (_what, changes) => expect(packed(changes)).toThrow('transaction.malformed'));

  it('an inherited member does not count', () => {
    const inherited = Object.create({ to: '1.2.18' });
    const operation = [0, Object.assign(inherited, { ...transfer()[1], to: undefined })] as Operation;
    delete (operation[1] as { to?: string }).to;
    expect(() => codec.operation(operation)).toThrow('transaction.malformed');
  });

  it.each([
    '2030-02-31T00:00:00',
    '2030-01-01',
    '2030-01-01T00:00:00Z',
    '2107-01-01T00:00:00',
    '1969-12-31T23:59:59',
  ])('the time %s is refused', (begin_timestamp) =>
    expect(() =>
      codec.operation([
        32,
        {
          fee: core(0),
          creator: '1.2.17',
          owner: '1.2.17',
          amount: core(5),
          policy: [0, { begin_timestamp, vesting_cliff_seconds: 1, vesting_duration_seconds: 1 }],
        },
      ]),
    ).toThrow('transaction.malformed'),
  );

  const cancel = (member: string, value: unknown): Operation =>
    [7, { ...listing, [member]: value }] as unknown as Operation;
  const listing = { fee: core(0), authorizing_account: '1.2.17', account_to_list: '1.2.18', extensions: [] };

  it('a byte holds 0 to 255', () => {
    expect(bytesToHex(codec.operation(cancel('new_listing', 255)))).toMatch(/ff00$/u);
    for (const value of [256, -1, 0.5, true, undefined])
      expect(() => codec.operation(cancel('new_listing', value))).toThrow('transaction.malformed');
  });

  it('a set contains each item once, and an extension only known members', () => {
    const update = (changes: object) => () =>
      codec.operation([6, { fee: core(0), account: '1.2.17', extensions: {}, ...changes }]);
    const active = (account_auths: [string, number][]) => ({
      active: { weight_threshold: 1, account_auths, key_auths: [], address_auths: [] },
    });
    expect(update(active([['1.2.9', 1]]))).not.toThrow();
    expect(
      update(
        active([
          ['1.2.9', 1],
          ['1.2.9', 2],
        ]),
      ),
    ).toThrow('transaction.malformed');
    expect(update({ extensions: { owner_special_authority: [0, {}] } })).toThrow('transaction.malformed');
  });
});

describe('features missing in btsdex', () => {
  it('the instant vesting policy is packed as its number alone', () => {
    const packed = codec.operation([
      32,
      { fee: core(0), creator: '1.2.17', owner: '1.2.17', amount: core(5), policy: [2, {}] },
    ]);
    expect(bytesToHex(packed)).toBe('20000000000000000000111105000000000000000002');
  });

  it('several signatures keep their order', () => {
    const transaction = { ...transactions[0]!.transaction };
    const signatures = ['ff'.repeat(65), '00'.repeat(65), 'aa'.repeat(65)];
    expect(
      bytesToHex(codec.signedTransaction({ ...transaction, signatures })).endsWith(signatures.join('')),
    ).toBe(true);
  });
});
