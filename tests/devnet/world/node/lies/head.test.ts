import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toSeconds } from '../../../chain/ledger/time.ts';
import { startTwoNodes, type TwoNodes } from './twoNodes.fixture.ts';

let net: TwoNodes;

beforeAll(async () => {
  net = await startTwoNodes();
});
afterEach(() => net.liar.faults.reset());
afterAll(() => net.close());

const headOf = (client: TwoNodes['told']) => client.get(0, 'get_dynamic_global_properties');

describe('a head reported too far ahead', () => {
  it('has an invented number, id and time, in every answer and notice', async () => {
    const { liar, told, truth, produce } = net;
    await told.get(0, 'set_block_applied_callback', [1]);
    await told.get(0, 'set_subscribe_callback', [2, false]);
    await told.get(0, 'get_objects', [['2.1.0']]);
    liar.faults.lie({ head: { kind: 'ahead', seconds: 30 } });
    const real = await headOf(truth);
    const said = await headOf(told);
    expect(said.head_block_number).toBe(real.head_block_number + 10);
    expect(toSeconds(said.time) - toSeconds(real.time)).toBe(30);
    expect(said.head_block_id.slice(0, 8)).toBe(said.head_block_number.toString(16).padStart(8, '0'));
    expect((await told.get(0, 'get_objects', [['2.1.0']]))[0]).toEqual(said);
    produce(1);
    const after = await headOf(told);
    expect(await told.notice(1)).toBe(after.head_block_id);
    expect(await told.notice(2)).toContainEqual(after);
  });

  it('stands on invented blocks that are linked to the true ones', async () => {
    const { ledger, liar, told } = net;
    liar.faults.lie({ head: { kind: 'ahead', seconds: 9 } });
    const { head_block_number, head_block_id, time } = await headOf(told);
    const head = await told.get(0, 'get_block', [head_block_number]);
    expect(head).toMatchObject({ timestamp: time, transactions: [] });
    const [first, second] = await told.get('block', 'get_blocks', [
      head_block_number - 2,
      head_block_number - 1,
    ]);
    expect(first.previous).toBe(ledger.head().id);
    expect(head.previous.slice(0, 8)).toBe((head_block_number - 1).toString(16).padStart(8, '0'));
    expect(second.previous).not.toBe(first.previous);
    expect(head_block_id).not.toBe(head.previous);
    expect(await told.get(0, 'get_block', [head_block_number + 1])).toBeNull();
  });

  it('can be 20 hours ahead', async () => {
    net.liar.faults.lie({ head: { kind: 'ahead', seconds: 72_000 } });
    const { head_block_number, time } = await headOf(net.told);
    expect(head_block_number).toBe(net.ledger.head().number + 24_000);
    expect((await net.told.get(0, 'get_block_header', [head_block_number])).timestamp).toBe(time);
  });
});

describe('a head reported too far behind', () => {
  it('is an older block, and the later ones are denied', async () => {
    const { ledger, liar, told, produce } = net;
    produce(6);
    liar.faults.lie({ head: { kind: 'behind', seconds: 9 } });
    const said = await headOf(told);
    expect(said.head_block_number).toBe(ledger.head().number - 3);
    expect(said.head_block_id).toBe(ledger.blockId(said.head_block_number));
    expect(await told.get(0, 'get_block', [ledger.head().number])).toBeNull();
  });
});

describe('a frozen head', () => {
  it('stands still without a notice, while everything else continues', async () => {
    const { ledger, liar, told, truth, idOf, produce } = net;
    await told.get(0, 'set_block_applied_callback', [5]);
    await told.get(0, 'set_subscribe_callback', [6, false]);
    await told.get(0, 'get_objects', [['2.1.0']]);
    liar.faults.lie({ head: { kind: 'frozen' } });
    const before = await headOf(told);
    const fee = { amount: 2_000_000, asset_id: '1.3.0' };
    const amount = { amount: 77, asset_id: '1.3.0' };
    const [from, to] = [idOf('alice-trader7'), idOf('dave-newbie4')];
    ledger.pushOperations([[0, { fee, from, to, amount, extensions: [] }]]);
    produce(2);
    expect(await headOf(told)).toEqual(before);
    const balances = ['dave-newbie4', ['1.3.0']];
    expect(await told.get(0, 'get_account_balances', balances)).toEqual(
      await truth.get(0, 'get_account_balances', balances),
    );
    expect(told.notices.filter(({ callback }) => callback === 5 || callback === 6)).toEqual([]);
  });
});

describe('a clock that goes ahead', () => {
  it('moves times of head and blocks, and keeps number and id true', async () => {
    const { ledger, liar, told } = net;
    liar.faults.lie({ head: { kind: 'clock', seconds: 72_000 } });
    const { head_block_id, head_block_number, time } = await headOf(told);
    expect([head_block_number, head_block_id]).toEqual([ledger.head().number, ledger.head().id]);
    expect(toSeconds(time) - toSeconds(ledger.head().time)).toBe(72_000);
    expect((await told.get(0, 'get_block', [head_block_number])).timestamp).toBe(time);
  });
});

describe('an irreversible block', () => {
  it('can be reported as the head', async () => {
    net.liar.faults.lie({ irreversible: 0 });
    const { head_block_number, last_irreversible_block_num } = await headOf(net.told);
    expect(last_irreversible_block_num).toBe(head_block_number);
    expect(net.ledger.head().irreversible).toBeLessThan(head_block_number);
  });
});
