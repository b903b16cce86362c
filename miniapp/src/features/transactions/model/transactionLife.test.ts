// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import type { ApiName, CallOptions, ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createStatusStore } from '@xbts/shared/client/nodeStatus.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProveInBlock } from './inclusion.ts';
import { isUncertain, type PendingTransaction, type TransactionPhase, usePending } from './pending.ts';
import { resumePending, sendPending } from './transactionLife.ts';

const CHAIN_ID = '0'.repeat(64);
const signed: SignedTransaction = {
  ref_block_num: 100,
  ref_block_prefix: 1,
  expiration: '2026-11-21T05:00:30',
  operations: [
    [
      0,
      {
        fee: { amount: 100, asset_id: '1.3.0' },
        from: '1.2.18',
        to: '1.2.19',
        amount: { amount: 5, asset_id: '1.3.0' },
        extensions: [],
      },
    ],
  ],
  extensions: [],
  signatures: ['1f'.repeat(65)],
};
const transaction = {
  id: 'ab'.repeat(20),
  account: 'alice-trader7',
  chainId: CHAIN_ID,
  signed,
  sinceBlock: 100,
};

type Answer = 'accept' | AppError;

/** A chain that grows by one block per look; `answers` are those to broadcasts, in order, the last one repeated. */
function createChain(answers: Answer[]) {
  const state = {
    head: 100,
    irreversible: 98,
    /** Number of the block that holds the transaction. */
    block: null as number | null,
    isKnown: false,
    broadcasts: [] as unknown[],
    /** Changes the state before each look; throws node.closed at the end of the test. */
    beforeLook: (_look: number): void => undefined,
    looks: 0,
  };
  const timeOf = (number: number) =>
    new Date(Date.UTC(2026, 10, 21, 5, 0, (number - 100) * 10)).toISOString().slice(0, 19);
  const blockOf = (number: number) => ({
    previous: '0'.repeat(40),
    timestamp: timeOf(number),
    witness: '1.6.1',
    transactions: number === state.block ? [signed] : [],
  });
  function answer(method: string, params: readonly unknown[]): unknown {
    if (method === 'broadcast_transaction') {
      state.broadcasts.push(params[0]);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next instanceof AppError) throw next;
      return null;
    }
    if (method === 'get_dynamic_global_properties') {
      state.looks += 1;
      state.beforeLook(state.looks);
      return {
        id: '2.1.0',
        head_block_number: state.head,
        head_block_id: '0'.repeat(40),
        time: timeOf(state.head),
        next_maintenance_time: timeOf(state.head),
        last_irreversible_block_num: state.irreversible,
      };
    }
    if (method === 'get_block') return blockOf(Number(params[0]));
    if (method === 'get_recent_transaction_by_id') return state.isKnown ? signed : null;
    throw new AppError('chain.unknown_method', { detail: method });
  }
  const client: ChainClient = {
    // One node, so that a look is one request; the tests of the reading function cover two agreeing nodes.
    readers: async () => [{ url: 'wss://one.example', call: (...call) => client.call(...call) }],
    contradicted: () => undefined,
    silent: () => undefined,
    async call<T>(_api: ApiName, method: string, params: readonly unknown[], options: CallOptions<T> = {}) {
      const found = answer(method, params);
      return options.schema === undefined ? (found as T) : parseAnswer(options.schema, method, found);
    },
    chainId: async () => CHAIN_ID,
    status: createStatusStore({
      state: 'connected',
      url: null,
      latencyMs: null,
      isCompared: false,
      head: null,
      nodes: [],
    }),
    subscribeObjects: () => () => undefined,
    subscribeAccount: () => () => undefined,
    subscribeOnEach: () => () => undefined,
    onBlock: () => () => undefined,
    setUrls: () => undefined,
    prefer: async () => true,
    rest: () => undefined,
    wake: () => undefined,
    close: () => undefined,
  };
  return { client, state };
}

/** Time passes as soon as the code waits. */
const clock = {
  now: () => 0,
  steady: () => 0,
  setTimeout: (run: () => void) => setTimeout(run, 0),
  clearTimeout: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A device that can't check blocks: it only has the nodes' word. */
const byNodes: ProveInBlock = async () => ({ kind: 'unchecked' });

const current = () => usePending.getState().transactions.find(({ id }) => id === transaction.id);

const node = { state: 'standby', latencyMs: null, headNumber: null, headAgeMs: null } as const;
/** A list of two nodes; the fixture's one answers. */
const twoNodes = ['wss://one.example', 'wss://two.net'].map((url) => ({ ...node, url }));

/** Records the observed phases, each once. */
function watchPhases(): TransactionPhase[] {
  const phases: TransactionPhase[] = [];
  usePending.subscribe(() => {
    const phase = current()?.phase;
    if (phase !== undefined && phases.at(-1) !== phase) phases.push(phase);
  });
  return phases;
}

const end = () => {
  throw new AppError('node.closed');
};

beforeEach(() => usePending.setState({ transactions: [] }));

describe('the life of a transaction', () => {
  it('is stored as signed before it is sent, then sent, in a block, irreversible', async () => {
    const { client, state } = createChain(['accept']);
    const phases = watchPhases();
    state.isKnown = true;
    state.beforeLook = (look) => {
      state.head = 100 + look;
      if (look >= 2) state.block = 102;
      if (look >= 4) state.irreversible = 102;
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'sent', 'included', 'irreversible']);
    expect(current()).toMatchObject({ blockNumber: 102, error: null });
    expect(state.broadcasts).toHaveLength(1);
  });

  it('is found in its block after the answer was lost, and never sent as another transaction', async () => {
    const { client, state } = createChain([
      new AppError('broadcast.answer_lost', { reason: 'closed' }),
      'accept',
    ]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.block = 101;
      if (look >= 2) state.irreversible = 101;
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'lost', 'included', 'irreversible']);
    expect(state.broadcasts).toEqual([signed]);
  });

  it('is resent, with the same bytes, while no node knows it', async () => {
    const { client, state } = createChain([
      new AppError('broadcast.answer_lost', { reason: 'closed' }),
      'accept',
    ]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      if (state.broadcasts.length === 2) state.isKnown = true;
      if (look >= 3) Object.assign(state, { block: 103, irreversible: 103 });
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'lost', 'sent', 'irreversible']);
    expect(state.broadcasts).toEqual([signed, signed]);
  });

  it('is expired only when no block can hold it any more', async () => {
    const { client, state } = createChain([new AppError('broadcast.answer_lost', { reason: 'closed' })]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.irreversible = 98 + look;
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'lost', 'expired']);
    // Expiration 30 s after block 100: block 104 is the first past it, and irreversible at the sixth look.
    expect(state.looks).toBe(6);
  });

  it('is not expired by one node’s word while others are on the list, but for ten minutes at most', async () => {
    const { client, state } = createChain([new AppError('broadcast.answer_lost', { reason: 'closed' })]);
    const phases = watchPhases();
    let [steady, phaseBefore] = [0, ''];
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.irreversible = 98 + look;
      // Block 104 is irreversible, and only one node calls it expired, from the sixth look on.
      if (look === 10) steady = 600_000;
      if (look === 11) [steady, phaseBefore] = [600_001, current()?.phase ?? ''];
    };
    const status = createStatusStore({ ...client.status.get(), nodes: twoNodes });
    // The device clock, a day ahead, has no influence.
    const now = () => Date.parse(`${signed.expiration}Z`) + 86_400_000;
    await sendPending({ ...client, status }, transaction, { ...clock, now, steady: () => steady }, byNodes);
    expect(phaseBefore).toBe('lost');
    expect(current()).toMatchObject({ phase: 'expired', isOneWord: true });
    // No node has confirmed that it has it.
    expect(phases).toEqual(['signed', 'lost', 'expired']);
    expect(current()?.wasTaken).not.toBe(true);
    expect(state.looks).toBe(11);
  });

  it('waits again for a second word once two nodes have answered', async () => {
    const lost = new AppError('broadcast.answer_lost', { reason: 'closed' });
    const { client, state } = createChain([lost]);
    const behind = createChain([lost]);
    Object.assign(state, { head: 120, irreversible: 118 });
    Object.assign(behind.state, { head: 102, irreversible: 100 });
    const one = { url: 'wss://one.example', call: client.call };
    const two = { url: 'wss://two.net', call: behind.client.call };
    // The other node answers only at the fifth look, and does not call it expired.
    const readers = async () => (state.looks === 4 ? [one, two] : [one]);
    let steady = 0;
    state.beforeLook = (look) => {
      steady = look * 100_000;
      if (look > 20) end();
    };
    const status = createStatusStore({ ...client.status.get(), nodes: twoNodes });
    const asked = { ...client, status, readers };
    await sendPending(asked, transaction, { ...clock, steady: () => steady }, byNodes);
    expect([current()?.phase, state.looks]).toEqual(['expired', 13]);
  });

  it('is expired at once by the word of two nodes', async () => {
    const { client, state } = createChain([new AppError('broadcast.answer_lost', { reason: 'closed' })]);
    const status = createStatusStore({ ...client.status.get(), nodes: twoNodes });
    const readers = twoNodes.map(({ url }) => ({ url, call: client.call }));
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.irreversible = 98 + look;
      if (look > 60) end();
    };
    const asked = { ...client, status, readers: async () => readers };
    await sendPending(asked, transaction, clock, byNodes);
    expect(current()).toMatchObject({ phase: 'expired', isOneWord: false });
  });

  it('is still known to have been accepted by a node, once it is expired', async () => {
    const { client, state } = createChain([
      'accept',
      new AppError('node.timeout', { method: 'x', url: 'y' }),
    ]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.irreversible = 98 + look;
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'sent', 'expired']);
    expect(current()?.wasTaken).toBe(true);
  });

  it('is expired with the reason why a node rejected the repeat, and undecided until then', async () => {
    const { client, state } = createChain([
      new AppError('broadcast.answer_lost', { reason: 'closed' }),
      new AppError('chain.price_changed', { detail: 'Unable to exchange at expected price' }),
    ]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.irreversible = 98 + look;
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'lost', 'expired']);
    expect(current()?.wasTaken).toBeUndefined();
    expect(current()?.error?.code).toBe('chain.price_changed');
  });

  it('drops the reason of a repeat once it is in a block after all', async () => {
    const { client, state } = createChain([
      new AppError('broadcast.answer_lost', { reason: 'closed' }),
      new AppError('chain.insufficient_balance', { detail: 'spent by the first sending' }),
    ]);
    state.beforeLook = (look) => {
      state.head = 100 + look;
      if (look >= 2) Object.assign(state, { block: 102, irreversible: 102 });
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(current()).toMatchObject({ phase: 'irreversible', error: null });
  });

  it('is refused with the reason, and no longer looked for', async () => {
    const { client, state } = createChain([
      new AppError('chain.insufficient_balance', { detail: 'Insufficient' }),
    ]);
    await sendPending(client, transaction, clock, byNodes);
    expect(current()).toMatchObject({
      phase: 'refused',
      error: { code: 'chain.insufficient_balance', facts: { detail: 'Insufficient' } },
    });
    expect(state.looks).toBe(0);
  });

  it('is refused when no node could be reached at all', async () => {
    const { client } = createChain([new AppError('node.unreachable', { method: 'broadcast_transaction' })]);
    await sendPending(client, transaction, clock, byNodes);
    expect(current()).toMatchObject({ phase: 'refused', error: { code: 'node.unreachable' } });
  });

  it('is uncertain again when its block was undone', async () => {
    const { client, state } = createChain([
      'accept',
      new AppError('node.timeout', { method: 'x', url: 'y' }),
    ]);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      state.block = look === 1 ? 101 : null;
      if (look === 3) end();
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(phases).toEqual(['signed', 'sent', 'included', 'lost']);
    expect(current()?.blockNumber).toBeNull();
  });

  it('is still looked for while no node answers', async () => {
    const { client, state } = createChain(['accept']);
    state.beforeLook = (look) => {
      if (look < 3) throw new AppError('node.timeout', { method: 'x', url: 'y' });
      Object.assign(state, { head: 103, block: 101, irreversible: 103 });
    };
    await sendPending(client, transaction, clock, byNodes);
    expect(current()).toMatchObject({ phase: 'irreversible', blockNumber: 101 });
  });
});

describe('after a reload', () => {
  const stored = (change: Partial<PendingTransaction>): PendingTransaction => ({
    ...transaction,
    phase: 'signed',
    blockNumber: null,
    error: null,
    ...change,
  });

  it('pending transactions are in the store again', async () => {
    usePending.getState().add(stored({ phase: 'lost' }));
    const kept = localStorage.getItem('xbts.pending') ?? '';
    usePending.setState({ transactions: [] });
    localStorage.setItem('xbts.pending', kept);
    usePending.readAgain();
    expect(current()).toEqual(stored({ phase: 'lost' }));
    localStorage.setItem('xbts.pending', kept.replace('"lost"', '"unheard of"'));
    usePending.setState({ transactions: [] });
    localStorage.setItem('xbts.pending', kept.replace('"lost"', '"unheard of"'));
    usePending.readAgain();
    expect(usePending.getState().transactions).toEqual([]);
  });

  it('they are looked for and not sent', async () => {
    usePending.getState().add(stored({}));
    const { client, state } = createChain(['accept']);
    const phases = watchPhases();
    state.beforeLook = (look) => {
      state.head = 100 + look;
      if (look >= 2) Object.assign(state, { block: 102, irreversible: 102 });
    };
    await resumePending(client, clock, byNodes);
    expect(phases).toEqual(['lost', 'irreversible']);
    expect(state.broadcasts).toEqual([]);
  });

  it('no request is sent without pending ones', async () => {
    usePending.getState().add(stored({ phase: 'irreversible' }));
    const chainId = vi.fn(async () => CHAIN_ID);
    await resumePending({ ...createChain(['accept']).client, chainId }, clock, byNodes);
    expect(chainId).not.toHaveBeenCalled();
  });

  it('ended ones and those of another chain are left alone', async () => {
    usePending.getState().add(stored({ id: 'cd'.repeat(20), phase: 'irreversible' }));
    usePending.getState().add(stored({ chainId: '1'.repeat(64) }));
    const { client, state } = createChain(['accept']);
    await resumePending(client, clock, byNodes);
    expect(state.looks).toBe(0);
    expect(isUncertain(current() ?? stored({ phase: 'sent' }))).toBe(true);
  });
});

describe('a block in which nodes show a transaction', () => {
  /** In a block from the second look on, irreversible according to the node from the fourth; it ends at the eighth. */
  const startChain = () => {
    const chain = createChain(['accept']);
    chain.state.isKnown = true;
    chain.state.beforeLook = (look) => {
      chain.state.head = 100 + look;
      if (look >= 2) chain.state.block = 102;
      if (look >= 4) chain.state.irreversible = 102;
      if (look === 8) end();
    };
    return chain;
  };
  const signedBy = (signed: number) => ({
    kind: 'signed' as const,
    signed,
    active: 21,
    needed: 15,
    isIrreversible: signed >= 15,
  });

  it('is not reported while no witness has signed it', async () => {
    const { client } = startChain();
    const phases = watchPhases();
    await sendPending(client, transaction, clock, async () => null);
    expect(phases).toEqual(['signed', 'sent']);
    expect(current()?.blockNumber).toBeNull();
  });

  it('is reported with the first signature, and is irreversible by 70 % of the witnesses, whatever the node says', async () => {
    const { client } = startChain();
    const phases = watchPhases();
    const places: unknown[] = [];
    const signatures = [1, 5, 14, 14, 15];
    await sendPending(client, transaction, clock, async (_client, place) => {
      places.push(place);
      return signedBy(signatures.shift() ?? 21);
    });
    expect(phases).toEqual(['signed', 'sent', 'included', 'irreversible']);
    expect(places[0]).toEqual({ transactionId: transaction.id, blockNum: 102, trxInBlock: 0 });
    expect(places).toHaveLength(5);
    expect(current()?.proof).toMatchObject({ signed: 15, active: 21, trxInBlock: 0 });
  });

  it('without a check here relies on the word of the nodes, which are named', async () => {
    const { client } = startChain();
    await sendPending(client, transaction, clock, byNodes);
    expect(current()).toMatchObject({
      phase: 'irreversible',
      proof: { signed: 0, nodes: ['wss://one.example'] },
    });
  });

  it('without a check here needs a second node if others are on the list, for ten minutes at most', async () => {
    const { client } = startChain();
    const status = createStatusStore({ ...client.status.get(), nodes: twoNodes });
    let [steady, looks] = [0, 0];
    const prove: ProveInBlock = async () => {
      looks += 1;
      if (looks === 5) expect(current()?.phase).toBe('sent');
      if (looks === 6) steady = 600_001;
      return { kind: 'unchecked' };
    };
    await sendPending({ ...client, status }, transaction, { ...clock, steady: () => steady }, prove);
    expect(looks).toBe(6);
    expect(current()).toMatchObject({ phase: 'irreversible', proof: { signed: 0 } });
  });
});
