import { hexToBytes } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import type { Authority } from './objects/accounts.ts';
import { GENESIS_SECONDS, OWNER, pushPaid, refusalOf, startSmallChain, TRADER } from './smallChain.ts';
import { toTime } from './time.ts';

const ONE = { amount: 1, asset_id: '1.3.0' };
const FEE = { amount: 2_000_000, asset_id: '1.3.0' };
const pay = (from: string, to: string, amount: number | string = 1): [number, object] => [
  0,
  { fee: FEE, from, to, amount: { amount, asset_id: '1.3.0' }, extensions: [] },
];

const key = (name: string) => privateKeyFromPassword(name, 'active', 'a password of a test account');
const publicKey = (name: string) => formatPublicKey(publicKeyOf(key(name)));
const keyOnly = (name: string): Authority => ({
  weight_threshold: 1,
  account_auths: [],
  key_auths: [[publicKey(name), 1]],
  address_auths: [],
});

/** alice 1.2.17 and bob 1.2.18 with a key each; pair 1.2.19 needs both; deep 1.2.20 → pair. */
async function signedChain(): Promise<Ledger> {
  const account = (name: string, active: Authority) => ({
    name,
    owner: keyOnly(`${name}-owner`),
    active,
    memoKey: publicKey(name),
  });
  const accounts = (weight_threshold: number, ids: string[]): Authority => ({
    weight_threshold,
    account_auths: ids.map((id) => [id, 1]),
    key_auths: [],
    address_auths: [],
  });
  const names = ['alice-1', 'bob-2', 'pair-3', 'deep-4'];
  return startSmallChain({
    accounts: [
      account('alice-1', keyOnly('alice-1')),
      account('bob-2', keyOnly('bob-2')),
      account('pair-3', accounts(2, ['1.2.17', '1.2.18'])),
      account('deep-4', accounts(1, ['1.2.19'])),
    ],
    assets: [],
    balances: names.map((name) => ({ account: name, symbol: 'BTS', amount: 10n ** 12n })),
  });
}

async function signed(ledger: Ledger, signers: string[], operations: [number, object][], seconds = 30) {
  const { signed: transaction } = signTransaction({
    codec: await loadCodec(),
    transaction: {
      ...referenceOf(ledger.head().id),
      expiration: toTime(Date.parse(`${ledger.head().time}Z`) / 1000 + seconds),
      operations: operations as never,
      extensions: [],
    },
    chainId: ledger.chainId,
    privateKeys: signers.map(key),
  });
  return transaction;
}

describe('pending transactions', () => {
  it('are visible to reads at once, enter the next block, and leave the pending list', async () => {
    const ledger = await startSmallChain();
    const before = ledger.state.balance(TRADER, '1.3.0');
    const { id } = ledger.pushOperations([pay(OWNER, TRADER, 7)]);
    expect(ledger.state.balance(TRADER, '1.3.0')).toBe(before + 7n);
    expect(ledger.transaction(id)).toBeUndefined();
    expect(ledger.pending().map((pending) => pending.id)).toEqual([id]);
    const { number, transactions } = ledger.produceBlock();
    expect(transactions.map((included) => included.id)).toEqual([id]);
    expect(ledger.transaction(id)?.blockNumber).toBe(number);
    expect(ledger.pending()).toEqual([]);
    expect(ledger.state.balance(TRADER, '1.3.0')).toBe(before + 7n);
  });

  it('are all or nothing: a refused second operation undoes the first', async () => {
    const ledger = await startSmallChain();
    const before = ledger.state.balance(OWNER, '1.3.0');
    const refused = () => ledger.pushOperations([pay(OWNER, TRADER), pay(OWNER, TRADER, '900000000000000')]);
    expect(refusalOf(refused).code).toBe(10);
    expect(ledger.state.balance(OWNER, '1.3.0')).toBe(before);
    expect(ledger.pending()).toEqual([]);
  });

  it('are refused if they arrive after their expiration', async () => {
    const ledger = await signedChain();
    ledger.produceBlock(GENESIS_SECONDS + 10);
    const transaction = await signed(ledger, ['alice-1'], [pay('1.2.17', '1.2.18')], 0);
    ledger.pushTransaction(transaction);
    expect(ledger.produceBlock(GENESIS_SECONDS + 11).transactions).toHaveLength(1);
    const late = await signed(ledger, ['alice-1'], [pay('1.2.17', '1.2.18')], 5);
    ledger.produceBlock(GENESIS_SECONDS + 20);
    expect(refusalOf(() => ledger.pushTransaction(late)).message).toContain('now <= trx.expiration');
  });

  it('of validateTransaction leave no trace', async () => {
    const ledger = await signedChain();
    ledger.produceBlock();
    const before = ledger.state.balance('1.2.18', '1.3.0');
    const transaction = await signed(ledger, ['alice-1'], [pay('1.2.17', '1.2.18')]);
    expect(ledger.validateTransaction(transaction).operation_results).toEqual([[0, {}]]);
    expect(ledger.state.balance('1.2.18', '1.3.0')).toBe(before);
    expect(ledger.pushTransaction(transaction).id).toHaveLength(40);
  });
});

describe('a transaction id', () => {
  it('is remembered until its expiration has passed', async () => {
    const ledger = await signedChain();
    ledger.produceBlock(GENESIS_SECONDS + 1);
    const transaction = await signed(ledger, ['alice-1'], [pay('1.2.17', '1.2.18')], 5);
    const { id } = ledger.pushTransaction(transaction);
    ledger.produceBlock(GENESIS_SECONDS + 2);
    expect(refusalOf(() => ledger.pushTransaction(transaction)).code).toBe(3030001);
    ledger.produceBlock(GENESIS_SECONDS + 6);
    expect(ledger.isRecent(id)).toBe(true);
    ledger.produceBlock(GENESIS_SECONDS + 7);
    expect(ledger.isRecent(id)).toBe(false);
    expect(ledger.transaction(id)?.blockNumber).toBe(2);
  });
});

describe('authorities', () => {
  it('are also met by the owner key', async () => {
    const ledger = await signedChain();
    const transaction = await signed(ledger, ['alice-1-owner'], [pay('1.2.17', '1.2.18')]);
    expect(ledger.pushTransaction(transaction).id).toHaveLength(40);
  });

  it('of several accounts need the full weight, also through nested accounts', async () => {
    const ledger = await signedChain();
    const from = (id: string) => [pay(id, '1.2.17')];
    const half = await signed(ledger, ['alice-1'], from('1.2.19'));
    expect(refusalOf(() => ledger.pushTransaction(half)).message).toBe(
      'Execution error: missing required active authority: Missing Active Authority 1.2.19',
    );
    ledger.pushTransaction(await signed(ledger, ['alice-1', 'bob-2'], from('1.2.19')));
    ledger.pushTransaction(await signed(ledger, ['alice-1', 'bob-2'], from('1.2.20')));
    expect(ledger.pending()).toHaveLength(2);
  });

  it('refuse a superfluous key, and one that signs twice', async () => {
    const ledger = await signedChain();
    const extra = await signed(ledger, ['alice-1', 'bob-2'], [pay('1.2.17', '1.2.18')]);
    expect(refusalOf(() => ledger.pushTransaction(extra)).message).toBe(
      'Execution error: irrelevant signature included: Unnecessary signature(s) detected',
    );
    const twice = await signed(ledger, ['alice-1', 'alice-1'], [pay('1.2.17', '1.2.18')]);
    expect(refusalOf(() => ledger.pushTransaction(twice)).message).toBe(
      'Execution error: duplicate signature included: Duplicate Signature detected',
    );
  });

  it('of an account update with a new owner are the owner authority', async () => {
    const ledger = await signedChain();
    const members = { account: '1.2.17', owner: keyOnly('new'), extensions: [] };
    const [fee] = ledger.requiredFees([[6, members]], '1.3.0');
    const update: [number, object] = [6, { fee: { ...ONE, amount: Number(fee?.amount) }, ...members }];
    const active = await signed(ledger, ['alice-1'], [update]);
    expect(refusalOf(() => ledger.pushTransaction(active)).message).toBe(
      'Execution error: missing required owner authority: Missing Owner Authority 1.2.17',
    );
    ledger.pushTransaction(await signed(ledger, ['alice-1-owner'], [update]));
    expect(ledger.state.account('1.2.17').owner.key_auths).toEqual([[publicKey('new'), 1]]);
  });

  it('list the missing keys', async () => {
    const ledger = await signedChain();
    const transaction = await signed(ledger, ['alice-1'], [pay('1.2.19', '1.2.17')]);
    const [alice, bob] = [publicKey('alice-1'), publicKey('bob-2')];
    expect(ledger.requiredSignatures(transaction, [alice, bob])).toEqual([bob]);
  });

  it('of a claimed balance are those of its key and of the receiving account', async () => {
    const ledger = await signedChain();
    const [alice, bob] = [publicKey('alice-1'), publicKey('bob-2')];
    const claim: [number, object] = [
      37,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        deposit_to_account: '1.2.17',
        balance_to_claim: '1.15.0',
        balance_owner_key: bob,
        total_claimed: ONE,
      },
    ];
    const transaction = await signed(ledger, ['alice-1'], [claim]);
    expect(ledger.requiredSignatures(transaction, [alice, bob])).toEqual([bob]);
    expect(refusalOf(() => ledger.pushTransaction(transaction)).message).toBe(
      'Execution error: missing required other authority: Missing Authority',
    );
    const whole = await signed(ledger, ['alice-1', 'bob-2'], [claim]);
    expect(refusalOf(() => ledger.pushTransaction(whole)).message).toContain('Unable to find Object 1.15.0');
  });
});

describe('an invalid signature or reference', () => {
  it('is refused: not canonical, or of another block', async () => {
    const ledger = await signedChain();
    ledger.produceBlock();
    const transaction = await signed(ledger, ['alice-1'], [pay('1.2.17', '1.2.18')]);
    const [signature = ''] = transaction.signatures;
    const high = `${signature.slice(0, 2)}ff${signature.slice(4)}`;
    expect(hexToBytes(high)).toHaveLength(65);
    const uncanonical = { ...transaction, signatures: [high] };
    expect(refusalOf(() => ledger.pushTransaction(uncanonical)).message).toBe(
      'Execution error: Assert Exception: is_canonical( c ): signature is not canonical',
    );
    const astray = { ...transaction, ref_block_prefix: 12345 };
    const refusal = refusalOf(() => ledger.pushTransaction(astray, { isTrusted: true }));
    expect(refusal.message).toBe(
      'Execution error: Assert Exception: trx.ref_block_prefix == tapos_block_summary.block_id._hash[1].value(): ',
    );
  });
});

describe('an operation the chain does not evaluate', () => {
  it('is refused with its name', async () => {
    const ledger = await startSmallChain();
    expect(refusalOf(() => ledger.pushOperations([[35, { payer: OWNER }]])).message).toContain('custom');
  });
});

describe('statistics of a pool', () => {
  it('lose entries older than a day, and keep the totals', async () => {
    const ledger = await startSmallChain();
    const assets = { asset_a: '1.3.1', asset_b: '1.3.2', share_asset: '1.3.3' };
    pushPaid(ledger, 59, { account: OWNER, ...assets, taker_fee_percent: 0, withdrawal_fee_percent: 0 });
    ledger.produceBlock(GENESIS_SECONDS + 1);
    pushPaid(ledger, 61, {
      account: OWNER,
      pool: '1.19.0',
      amount_a: { amount: 10, asset_id: '1.3.1' },
      amount_b: { amount: 20, asset_id: '1.3.2' },
    });
    ledger.produceBlock(GENESIS_SECONDS + 2);
    expect(ledger.state.poolStatistics('1.19.0')).toMatchObject({
      _24h_deposit_count: 1,
      _24h_deposit_amount_b: 20n,
    });
    ledger.produceBlock(GENESIS_SECONDS + 2 + 86_401);
    expect(ledger.state.poolStatistics('1.19.0')).toMatchObject({
      _24h_deposit_count: 0,
      _24h_deposit_amount_b: 0n,
      _24h_balance_delta_a: 0n,
      total_deposit_count: 1,
      total_deposit_amount_b: 20n,
    });
  });
});
