import { describe, expect, it } from 'vitest';
import { encodeJson, type JsonValue } from '../json.ts';
import type { Ledger } from './ledger.ts';
import {
  produceRecordedBlock,
  type RecordedTransaction,
  readVectors,
  recordedRefusals,
  recordedTransactions,
  replayUntil,
  startRecordedChain,
} from './recording.ts';
import { refusalOf } from './smallChain.ts';

interface RecordedCall {
  method: string;
  params: JsonValue[];
  result: JsonValue;
}

interface RecordedPoolStep {
  pool: string;
  kind: string;
  params: object;
  before: JsonValue;
  after?: JsonValue;
  result?: JsonValue;
}

const lastRefusal = recordedRefusals.at(-1);

/** The replayed chain at block 131, whose one transaction is the one later sent twice. */
async function replayedChain(): Promise<Ledger> {
  const ledger = await startRecordedChain();
  replayUntil(ledger, 130);
  ledger.pushTransaction(lastRefusal?.transaction);
  produceRecordedBlock(ledger);
  return ledger;
}

const OBJECT_IDS = ['1.3.0', '2.3.0', '1.2.18', '1.19.0', '1.13.3', '1.2.999999', '2.1.0'];

const calls = readVectors<RecordedCall[]>('rpc.json');

/** The recorded answer to the last call of a method (with these first parameters). */
function recorded(method: string, ...params: JsonValue[]): JsonValue {
  const found = calls.findLast(
    (call) =>
      call.method === method &&
      params.every((param, index) => JSON.stringify(call.params[index]) === JSON.stringify(param)),
  );
  return found?.result ?? null;
}

function without(value: JsonValue, ...names: string[]): JsonValue {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function poolWithStatistics(ledger: Ledger, id: string): JsonValue {
  const pool = ledger.state.pool(id);
  const statistics = ledger.state.poolStatistics(id);
  return encodeJson({
    ...pool,
    statistics,
    share_supply: ledger.state.dynamicData(pool.share_asset).current_supply,
  });
}

describe('the recorded chain, replayed with its own signatures', () => {
  it('accepts every accepted transaction and gives the same ids and results', async () => {
    const ledger = await startRecordedChain();
    replayUntil(ledger, 130);
    const accepted = recordedTransactions.slice(1);
    const replayed = accepted.map(({ txid }) => ledger.transaction(txid));
    expect(replayed.map((included) => included?.blockNumber)).toEqual(
      accepted.map(({ block_num }) => block_num),
    );
    expect(replayed.map((included) => encodeJson(included?.transaction.operation_results))).toEqual(
      accepted.map(({ operation_results }) => operation_results),
    );
    expect(replayed).toHaveLength(107);
  });

  it('has the same pool, statistics and share supply before and after every pool operation', async () => {
    const ledger = await startRecordedChain();
    const steps = readVectors<RecordedPoolStep[]>('pools.json').filter(({ result }) => result !== undefined);
    let checked = 0;
    const isPoolStep = ({ transaction }: RecordedTransaction) =>
      [61, 62, 63].includes(transaction.operations[0]?.[0] ?? 0);
    for (let block = 6; block <= 130; block += 1) {
      const before = checked;
      replayUntil(ledger, block, (transaction) => {
        if (!isPoolStep(transaction)) return;
        const step = steps[checked];
        expect(transaction.transaction.operations[0]?.[1]).toMatchObject({ ...step?.params });
        expect(poolWithStatistics(ledger, step?.pool ?? '')).toEqual(step?.before);
        checked += 1;
      });
      const done = checked > before ? steps[before] : undefined;
      if (done !== undefined) expect(poolWithStatistics(ledger, done.pool)).toEqual(done.after);
    }
    expect(checked).toBe(56);
  });

  it('refuses the same transactions as the node, with its code, message and stack', async () => {
    const ledger = await startRecordedChain();
    for (const { label, transaction, error } of recordedRefusals) {
      replayUntil(ledger, transaction.ref_block_num);
      if (label === 'the same transaction twice') ledger.pushTransaction(transaction);
      const refusal = refusalOf(() => ledger.pushTransaction(transaction)).toJson();
      expect({ label, code: refusal.code, message: refusal.message }).toEqual({
        label,
        code: error.code,
        message: error.message,
      });
      expect(withoutContext(refusal.data)).toEqual(withoutContext(error.data));
    }
    expect(recordedRefusals).toHaveLength(22);
  });

  it("ends with the node's balances, accounts and objects", async () => {
    const ledger = await replayedChain();
    const { state } = ledger;
    const alice = state.account('1.2.18');
    expect(encodeJson([alice])).toEqual([(recorded('get_accounts') as JsonValue[])[0]]);
    const balances = state.balancesOf(alice.id).map(({ balance, asset_type }) => ({
      amount: balance,
      asset_id: asset_type,
    }));
    expect(encodeJson(balances)).toEqual(recorded('get_account_balances', 'alice-trader7', []));
    const objects = recorded('get_objects', OBJECT_IDS) as { id: string }[];
    for (const { id } of objects.filter((object) => object !== null && object.id !== '2.1.0')) {
      expect(encodeJson(state.store.object(id))).toEqual(objects.find((object) => object?.id === id));
    }
    const varying = ['head_block_id', 'current_witness', 'last_irreversible_block_num'];
    expect(without(encodeJson(state.dynamic), ...varying)).toEqual(
      without(recorded('get_dynamic_global_properties'), ...varying),
    );
    expect(encodeJson(state.vestingBalancesOf('1.2.18'))).toEqual(recorded('get_vesting_balances'));
    expect(encodeJson([state.asset('1.3.0'), state.asset('1.3.2'), null])).toEqual(
      (recorded('get_assets', ['1.3.0', 'XBTSX.STH', '1.3.99999']) as JsonValue[]).map((asset) =>
        without(asset, 'total_in_collateral'),
      ),
    );
  });

  it("ends with the node's statistics, fills, buckets and histories", async () => {
    const ledger = await replayedChain();
    const { state } = ledger;
    const full = recorded('get_full_accounts') as [string, { statistics: JsonValue; balances: JsonValue }][];
    for (const [, account] of full) {
      const { owner } = account.statistics as { owner: string };
      expect(encodeJson(state.statistics(owner))).toEqual(account.statistics);
      expect(encodeJson(state.balancesOf(owner))).toEqual(account.balances);
    }
    expect(encodeJson(state.fills('1.3.0', '1.3.2'))).toEqual(recorded('get_fill_order_history'));
    expect(encodeJson(state.buckets('1.3.0', '1.3.2', 60))).toEqual(recorded('get_market_history'));
    const holders = state
      .holdersOf('1.3.0')
      .slice(0, 5)
      .map(({ owner, balance }) => ({
        name: state.account(owner).name,
        account_id: owner,
        amount: balance,
      }));
    expect(encodeJson(holders)).toEqual(recorded('get_asset_holders', '1.3.0'));
    const history = state.accountHistory('1.2.18').map(({ operation_id }) => state.get('1.11', operation_id));
    expect(encodeJson(history.reverse().slice(0, 5))).toEqual(recorded('get_account_history'));
    const poolRecords = state.poolHistory('1.19.0').reverse().slice(0, 5);
    expect(encodeJson(poolRecords)).toEqual(
      recorded('get_liquidity_pool_history_by_sequence', '1.19.0', null, null, 5),
    );
  });
});

describe('a block after the recording', () => {
  it("sends listeners the new objects from the node's notice", async () => {
    const ledger = await replayedChain();
    const [, , [, [told]]] = readVectors<[unknown, unknown, [number, [{ id: string }[]]]]>('notices.json');
    const applied = new Promise<string[]>((resolve) => ledger.onBlock(({ created }) => resolve(created)));
    ledger.pushOperations([
      [0, { fee: { amount: 2000000 }, from: '1.2.18', to: '1.2.19', amount: { amount: 1 } }],
    ]);
    produceRecordedBlock(ledger);
    expect((await applied).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
    const history = told.filter(({ id }) => id.startsWith('2.9.') || id.startsWith('1.11.'));
    expect(encodeJson(history.map(({ id }) => ledger.state.store.object(id)))).toEqual(history);
  });
});

/** Lines, times and thread names are internal to the node. */
function withoutContext(data: { stack?: JsonValue; [name: string]: unknown }): object {
  const stack = (data.stack ?? []) as {
    context: { level: string; file: string };
    format: string;
    data: JsonValue;
  }[];
  return {
    ...data,
    stack: stack.map(({ context, format, data: facts }) => ({
      level: context.level,
      file: context.file,
      format,
      data: facts,
    })),
  };
}
