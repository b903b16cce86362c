/// <reference path="./btsdexSerializer.d.ts" />
import { bytesToHex } from '@noble/hashes/utils.js';
import * as btsdex from 'btsdex-serializer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { isSignableType } from './codecTypes.ts';
import type { Operation, OperationOf, Transaction } from './operations.ts';
import { derived, keys, transactions } from './recorded.fixture.ts';

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

  it('are packed in the order of the chain, whatever the order given', () => {
    const packed = update(weighed(['1.2.9', '1.2.10']), weighed(sorted_public), ['0:2', '1:11', '0:30']);
    expect(update(weighed(['1.2.10', '1.2.9']), weighed(sorted_by_string), ['0:30', '0:2', '1:11'])).toBe(
      packed,
    );
    expect(packed).toContain(`020901000a01${'00'}`);
    expect(packed).toContain('0300020000010b0000001e0000');
  });
});

describe('what it does not sign', () => {
  it.each([3, 4, 22, 76, 78, -1])('operation %d is refused', (type) => {
    const operation = [type, { fee: core(0) }] as Operation;
    expect(() => codec.operation(operation)).toThrow('transaction.unsupported_operation');
    expect(isSignableType(type)).toBe(false);
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

describe('against btsdex', () => {
  const instance = fc.nat({ max: 2 ** 31 - 1 });
  const accountId = instance.map((n) => `1.2.${n}`);
  const amount = fc.record({
    amount: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
    asset_id: instance.map((n) => `1.3.${n}`),
  });
  const time = fc.nat({ max: 2 ** 31 - 1 }).map((s) => new Date(s * 1000).toISOString().slice(0, 19));
  const percent = fc.nat({ max: 65_535 });
  const publicKey = fc.constantFrom(...keys.map((key) => key.public_key));
  const memo = fc.record({
    from: publicKey,
    to: publicKey,
    nonce: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
    message: fc.uint8Array().map((bytes) => bytesToHex(bytes)),
  });
  const authority = fc.record({
    weight_threshold: percent,
    account_auths: fc.uniqueArray(fc.tuple(accountId, percent), { selector: ([id]) => id }),
    key_auths: fc.uniqueArray(fc.tuple(publicKey, percent), { selector: ([key]) => key }),
    address_auths: fc.constant<[]>([]),
  });
  const none = fc.constant<[]>([]);
  const pool = instance.map((n) => `1.19.${n}`);
  const operation: fc.Arbitrary<Operation> = fc.oneof(
    fc.tuple(
      fc.constant(0 as const),
      fc.record(
        { fee: amount, from: accountId, to: accountId, amount, memo, extensions: none },
        { requiredKeys: ['fee', 'from', 'to', 'amount', 'extensions'] },
      ),
    ),
    fc.tuple(
      fc.constant(1 as const),
      fc.record({
        fee: amount,
        seller: accountId,
        amount_to_sell: amount,
        min_to_receive: amount,
        expiration: time,
        fill_or_kill: fc.boolean(),
        extensions: fc.constant({}),
      }),
    ),
    fc.tuple(
      fc.constant(6 as const),
      fc.record(
        {
          fee: amount,
          account: accountId,
          owner: authority,
          active: authority,
          extensions: fc.constant<Record<string, never>>({}),
        },
        { requiredKeys: ['fee', 'account', 'extensions'] },
      ),
    ),
    fc.tuple(
      fc.constant(63 as const),
      fc.record({
        fee: amount,
        account: accountId,
        pool,
        amount_to_sell: amount,
        min_to_receive: amount,
        extensions: none,
      }),
    ),
    fc.tuple(
      fc.constant(75 as const),
      fc.record(
        {
          fee: amount,
          account: accountId,
          pool,
          taker_fee_percent: percent,
          withdrawal_fee_percent: percent,
          extensions: none,
        },
        { requiredKeys: ['fee', 'account', 'pool', 'extensions'] },
      ),
    ),
  );

  it('any transaction packs to the same bytes', () => {
    const theirs = btsdex.ops.transaction;
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), time, (operations, expiration) => {
        const transaction: Transaction = {
          ref_block_num: 65_535,
          ref_block_prefix: 4_294_967_295,
          expiration,
          operations,
          extensions: [],
        };
        const expected = theirs?.toBuffer(theirs.fromObject(transaction)) ?? new Uint8Array();
        expect(bytesToHex(codec.transaction(transaction))).toBe(bytesToHex(Uint8Array.from(expected)));
      }),
      { numRuns: 150 },
    );
  });
});

describe('what btsdex lacks', () => {
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
