import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { recoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toSeconds } from '../../../chain/ledger/time.ts';
import type { Notice } from '../rpcClient.fixture.ts';
import { signedTransfer } from '../signedTransfer.fixture.ts';
import { startTwoNodes, type TwoNodes } from './twoNodes.fixture.ts';

let net: TwoNodes;
let units = 300;

beforeAll(async () => {
  net = await startTwoNodes();
});
afterEach(() => net.liar.faults.reset());
afterAll(() => net.close());

async function payment() {
  units += 1;
  return await signedTransfer(net.ledger, 'alice-trader7', 'bob-holder2', units);
}

/** The Merkle root of a block with this one packed transaction (chain.md §12). */
const rootOf = (hex: string): string => bytesToHex(ripemd160(sha256(hexToBytes(`${hex}00`))));

/** The newest operations of an account from the client's node. */
const historyOf = (client: TwoNodes['told'], account: string) =>
  client.get('history', 'get_account_history', [account, '1.11.0', 10, '1.11.0']);

const isThis = ({ op }: { op: [number, { amount?: { amount: unknown } }] }): boolean =>
  op[0] === 0 && Number(op[1].amount?.amount) === units;

describe('a swallowed transaction', () => {
  it('is shown in a false block, a history and a confirmation, without being in one', async () => {
    const { ledger, liar, told, truth, produce } = net;
    const { signed, id } = await payment();
    liar.faults.set({ broadcast: 'false_block' });
    await told.get('network_broadcast', 'broadcast_transaction_with_callback', [21, signed]);
    expect(await told.get(0, 'get_recent_transaction_by_id', [id])).toMatchObject({
      signatures: signed.signatures,
    });
    produce(1);
    const { number } = ledger.head();
    const block = await told.get(0, 'get_block', [number]);
    expect(block.transactions.at(-1)).toMatchObject({ signatures: signed.signatures });
    expect(block.transaction_merkle_root).toBe(rootOf(ledger.transactionHex(signed, true)));
    expect(await told.get(0, 'get_transaction', [number, block.transactions.length - 1])).toMatchObject({
      signatures: signed.signatures,
    });
    expect(await told.notice(21)).toMatchObject({ id, block_num: number });
    // Not always the first: bob's last operation may be as new.
    const shown = await historyOf(told, 'bob-holder2');
    expect(shown.filter(isThis)).toMatchObject([{ block_num: number }]);
    expect((await truth.get(0, 'get_block', [number])).transactions).toEqual([]);
    expect(ledger.transaction(id)).toBeUndefined();
    expect((await historyOf(truth, 'bob-holder2')).filter(isThis)).toEqual([]);
  });

  it('is stored, so that a test can push it later', async () => {
    const { ledger, liar, told } = net;
    const { signed, id } = await payment();
    liar.faults.set({ broadcast: 'not_forwarded' });
    await told.get('network_broadcast', 'broadcast_transaction', [signed]);
    expect(ledger.pending()).toEqual([]);
    ledger.pushTransaction(liar.swallowed().at(-1));
    ledger.produceBlock();
    expect(ledger.transaction(id)).toBeDefined();
  });
});

describe('a withheld payment reported as expired', () => {
  it('is past its time in irreversible blocks without it, and can still be included', async () => {
    const { ledger, liar, told, produce } = net;
    const start = toSeconds(ledger.head().time);
    liar.faults.lie({ head: { kind: 'clock', seconds: 72_000 }, irreversible: 0 });
    liar.faults.set({ broadcast: 'not_forwarded' });
    const { signed, id } = await payment();
    await told.get('network_broadcast', 'broadcast_transaction', [signed]);
    produce(1);
    const { time, ...head } = await told.get(0, 'get_dynamic_global_properties');
    expect(toSeconds(time)).toBeGreaterThan(start + 72_000);
    expect(head.last_irreversible_block_num).toBe(ledger.head().number);
    const block = await told.get(0, 'get_block', [ledger.head().number]);
    expect(block).toMatchObject({ timestamp: time, transactions: [] });
    expect(toSeconds(signed.expiration)).toBeLessThan(toSeconds(block.timestamp));
    expect(await told.get(0, 'get_recent_transaction_by_id', [id])).toBeNull();
    expect(ledger.pushTransaction(liar.swallowed().at(-1))).toEqual({ id });
    produce(1);
    expect(ledger.transaction(id)).toBeDefined();
  });
});

describe('a hidden transaction', () => {
  it.each(['by its id', 'by an account'])('is shown nowhere: %s', async (how) => {
    const { ledger, liar, told, truth, produce } = net;
    const { signed, id } = await payment();
    await told.get(0, 'set_pending_transaction_callback', [22]);
    liar.faults.lie({ hidden: [how === 'by its id' ? id : 'bob-holder2'] });
    const confirmed = await told.get('network_broadcast', 'broadcast_transaction_with_callback', [
      23,
      signed,
    ]);
    expect(confirmed).toBeNull();
    expect(await told.get(0, 'get_recent_transaction_by_id', [id])).toBeNull();
    ledger.pushTransaction((await signedTransfer(ledger, 'carol-pools3', 'grace-whale8', units)).signed);
    produce(1);
    const { number } = ledger.head();
    const real = (await truth.get(0, 'get_block', [number])).transactions;
    const block = await told.get(0, 'get_block', [number]);
    expect(block.transactions).toEqual(real.slice(1));
    expect(block.transaction_merkle_root).toBe(rootOf(ledger.transactionHex(real[1], true)));
    expect(await told.get(0, 'get_transaction', [number, 0])).toEqual(real[1]);
    expect(await told.get(0, 'get_transaction', [number, 1])).toBeNull();
    expect(await told.get(0, 'get_recent_transaction_by_id', [id])).toBeNull();
    const isPayment = ({ op }: { op: [number, { amount?: { amount: number } }] }) =>
      op[1].amount?.amount === units;
    expect((await historyOf(truth, 'alice-trader7')).some(isPayment)).toBe(true);
    expect((await historyOf(told, 'alice-trader7')).some(isPayment)).toBe(false);
    const [later] = (await historyOf(told, 'carol-pools3')) as {
      block_num: number;
      trx_in_block: number;
    }[];
    expect(later).toMatchObject({ block_num: number, trx_in_block: 0 });
    const isOfPayment = ({ argument }: Notice): boolean => argument.signatures?.[0] === signed.signatures[0];
    expect(told.notices.filter((notice) => notice.callback === 23 || isOfPayment(notice))).toEqual([]);
  });
});

describe('a history', () => {
  it('has invented operations, and lacks others', async () => {
    const { liar, told, idOf } = net;
    const gift = {
      fee: { amount: 1, asset_id: '1.3.0' },
      from: idOf('grace-whale8'),
      to: idOf('bob-holder2'),
      amount: { amount: 4_242, asset_id: '1.3.0' },
      extensions: [],
    };
    liar.faults.lie({ history: { 'bob-holder2': { invented: [[0, gift]] } } });
    const [newest] = (await historyOf(told, 'bob-holder2')).filter(
      ({ op }: { op: [number, { amount?: { amount: number } }] }) => op[1].amount?.amount === 4_242,
    );
    expect(newest).toMatchObject({ op: [0, gift], result: [0, {}], is_virtual: false });
    expect((await told.get(0, 'get_objects', [[newest.id]]))[0]).toEqual(newest);
    const relative = await told.get('history', 'get_relative_account_history', ['bob-holder2', 0, 20, 0]);
    expect(relative).toContainEqual(newest);
    liar.faults.lie({ history: { 'bob-holder2': { missing: [0] } } });
    const types = (await historyOf(told, 'bob-holder2')).map(({ op }: { op: [number] }) => op[0]);
    expect(types).not.toContain(0);
    const whale = await historyOf(told, 'alice-trader7');
    expect(whale.some(({ op }: { op: [number] }) => op[0] === 0)).toBe(true);
  });
});

describe('a false set of witnesses', () => {
  it('has the keys that sign all later blocks, linked from one to the next', async () => {
    const { ledger, liar, told, produce } = net;
    const active = ['1.6.71', '1.6.72', '1.6.73'];
    const { number: last, id: lastId } = ledger.head();
    liar.faults.lie({ witnesses: { active } });
    expect((await told.get(0, 'get_global_properties')).active_witnesses).toEqual(active);
    const witnesses: { id: string; signing_key: string }[] = await told.get(0, 'get_objects', [active]);
    const keys = new Map(witnesses.map(({ id, signing_key }) => [id, signing_key]));
    expect(new Set(keys.values()).size).toBe(3);
    produce(4);
    const blocks = await told.get('block', 'get_blocks', [last + 1, last + 4]);
    let previous = lastId;
    for (const [index, block] of blocks.entries()) {
      expect(block.previous).toBe(previous);
      const digest = sha256(headerBytes(block));
      const signer = recoverPublicKey(digest, hexToBytes(block.witness_signature));
      expect(formatPublicKey(signer)).toBe(keys.get(block.witness));
      previous = blocks[index + 1]?.previous ?? (await headIdOf(told));
    }
    expect(await headIdOf(told)).not.toBe(ledger.head().id);
  });

  it('signs for a transaction that refers to a false block', async () => {
    const { ledger, liar, told, produce } = net;
    liar.faults.lie({ witnesses: {} });
    produce(2);
    liar.faults.set({ broadcast: 'false_block' });
    const { ref_block_prefix: _, ...refersToTrueBlock } = (await payment()).signed;
    const signed = { ...refersToTrueBlock, ref_block_prefix: 1 };
    await told.get('network_broadcast', 'broadcast_transaction', [signed]);
    produce(1);
    const { transactions } = await told.get(0, 'get_block', [ledger.head().number]);
    expect(transactions).toEqual([expect.objectContaining({ signatures: signed.signatures })]);
    const ask = told.get('network_broadcast', 'broadcast_transaction', [{ ...signed, operations: 'none' }]);
    await expect(ask).rejects.toThrow();
  });

  it('may be the true one, with the keys of the liar', async () => {
    const { ledger, liar, told, truth } = net;
    liar.faults.lie({ witnesses: {} });
    const { active_witnesses } = ledger.state.global;
    expect((await told.get(0, 'get_global_properties')).active_witnesses).toEqual(active_witnesses);
    const [said] = await told.get(0, 'get_objects', [active_witnesses.slice(0, 1)]);
    const [real] = await truth.get(0, 'get_objects', [active_witnesses.slice(0, 1)]);
    expect(said.signing_key).not.toBe(real.signing_key);
  });
});

const headIdOf = async (client: TwoNodes['told']): Promise<string> =>
  (await client.get(0, 'get_dynamic_global_properties')).head_block_id;

interface Header {
  previous: string;
  timestamp: string;
  witness: string;
  transaction_merkle_root: string;
}

/** A header of a witness below 128, packed (chain.md §12). */
function headerBytes({ previous, timestamp, witness, transaction_merkle_root }: Header): Uint8Array {
  const time = Buffer.alloc(4);
  time.writeUInt32LE(Date.parse(`${timestamp}Z`) / 1000);
  const instance = Number(witness.slice('1.6.'.length));
  const parts = [Buffer.from(previous, 'hex'), time, Buffer.from([instance])];
  return Buffer.concat([...parts, Buffer.from(transaction_merkle_root, 'hex'), Buffer.from([0])]);
}
