import { describe, expect, it } from 'vitest';
import type { ChainClient, NodeReader } from '../client/chainClient.ts';
import { parseAnswer } from '../client/parseAnswer.ts';
import { AppError } from '../errors/appError.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import { findAgreedTransaction } from './findTransaction.ts';
import { sendTransaction } from './sendTransaction.ts';

const signed: SignedTransaction = {
  ref_block_num: 100,
  ref_block_prefix: 0,
  expiration: '2026-11-21T05:00:30',
  operations: [],
  extensions: [],
  signatures: ['1f'.repeat(65)],
};
const search = { id: 'ab'.repeat(20), transaction: signed, sinceBlock: 100 };

/** A node's view: its head, its last irreversible block, and the block in which it shows the transaction. */
interface View {
  head?: number;
  irreversible?: number;
  block?: number | null;
  isKnown?: boolean;
  fails?: AppError;
  /** A block that the node withholds. */
  lacks?: number;
}

const timeOf = (number: number) =>
  new Date(Date.UTC(2026, 10, 21, 5) + (number - 100) * 10_000).toISOString();

function answerOf(view: View, method: string, params: readonly unknown[]): unknown {
  const { head = 110, irreversible = 108, block = null, isKnown = false } = view;
  if (view.fails !== undefined) throw view.fails;
  if (method === 'broadcast_transaction') return null;
  if (method === 'get_recent_transaction_by_id') return isKnown ? signed : null;
  if (method === 'get_dynamic_global_properties')
    return {
      id: '2.1.0',
      head_block_number: head,
      head_block_id: '0'.repeat(40),
      time: timeOf(head).slice(0, 19),
      next_maintenance_time: timeOf(head).slice(0, 19),
      last_irreversible_block_num: irreversible,
    };
  const number = Number(params[0]);
  if (number === view.lacks) return null;
  const transactions = number === block ? [{ ...signed, operation_results: [] }] : [];
  return { previous: '0'.repeat(40), timestamp: timeOf(number).slice(0, 19), witness: '1.6.1', transactions };
}

function world(...views: View[]) {
  const left: string[] = [];
  const silent: string[] = [];
  const nodes = views.map(
    (view, index): NodeReader => ({
      url: `wss://${index}.net`,
      async call(_api, method, params, options) {
        const found = answerOf(view, method, params);
        return options?.schema === undefined ? (found as never) : parseAnswer(options.schema, method, found);
      },
    }),
  );
  const client = {
    status: { get: () => ({ nodes }) },
    readers: async (count = 2) => nodes.slice(0, count),
    contradicted: (url: string) => void left.push(url),
    silent: (url: string) => void silent.push(url),
  } as unknown as ChainClient;
  return { client, left, silent };
}

const fateOf = async (...views: View[]) => {
  const { client, left, silent } = world(...views);
  const { fate, nodes } = await findAgreedTransaction(client, search);
  return { ...fate, nodes: nodes.length, left, silent };
};

describe('the fate of a transaction', () => {
  it('is reported when both nodes have it in the same block, irreversible when both say so', async () => {
    expect(await fateOf({ block: 103 }, { block: 103 })).toMatchObject({ blockNum: 103, irreversible: true });
    expect(await fateOf({ block: 103 }, { block: 103, irreversible: 101 })).toMatchObject({
      state: 'in_block',
      irreversible: false,
    });
  });

  it('is pending while one of them is behind', async () => {
    const behind = { head: 102, irreversible: 100 };
    expect(await fateOf({ block: 103 }, behind)).toMatchObject({ state: 'pending', isKnown: true, left: [] });
    expect(await fateOf({}, behind)).toMatchObject({ state: 'pending', nextSince: 100, left: [] });
  });

  it('is expired only when both report it', async () => {
    expect(await fateOf({}, {})).toMatchObject({ state: 'expired', nodes: 2 });
    expect(await fateOf({}, { head: 102, irreversible: 101 })).toMatchObject({ state: 'pending' });
  });

  it("is expired by one node's word if there is no other node", async () => {
    const { fate, nodes, isExpiredByOne } = await findAgreedTransaction(world({}).client, search);
    expect([fate.state, nodes.length, isExpiredByOne]).toEqual(['expired', 1, undefined]);
  });

  it('is unknown while one node alone calls it expired and others are on the list', async () => {
    const silent = { fails: new AppError('node.timeout', { method: 'x', url: 'y' }) };
    const away = { fails: new AppError('node.connection_lost', { url: 'x', reason: 'left' }) };
    for (const other of [silent, away])
      for (const views of [
        [{}, other],
        [other, {}],
      ])
        expect(await findAgreedTransaction(world(...views).client, search)).toMatchObject({
          fate: { state: 'pending', isKnown: false, nextSince: 100 },
          nodes: [`wss://${views.indexOf(other) === 0 ? 1 : 0}.net`],
          isExpiredByOne: true,
        });
  });

  it('is unknown when one node shows a block that the other denies: a third decides which one is left', async () => {
    const liarShows = await fateOf({ block: 103 }, {}, {});
    expect(liarShows).toMatchObject({ state: 'pending', left: ['wss://0.net'] });
    const liarHides = await fateOf({}, { block: 103 }, { block: 103 });
    expect(liarHides).toMatchObject({ state: 'pending', left: ['wss://0.net'] });
    const liarStandsBy = await fateOf({ block: 103 }, {}, { block: 103 });
    expect(liarStandsBy).toMatchObject({ state: 'pending', left: ['wss://1.net'] });
  });

  it('is unknown when both show it in different blocks: a third decides which one is left', async () => {
    const oneIsAlone = await fateOf({ block: 103 }, { block: 104 }, { block: 104 });
    expect(oneIsAlone).toMatchObject({ state: 'pending', isKnown: true, left: ['wss://0.net'] });
    const otherIsAlone = await fateOf({ block: 103 }, { block: 104 }, { block: 103 });
    expect(otherIsAlone).toMatchObject({ state: 'pending', isKnown: true, left: ['wss://1.net'] });
  });

  it('is still found with a node that does not answer or hides its block: that node is left', async () => {
    const timeout = { fails: new AppError('node.timeout', { method: 'x', url: 'y' }) };
    for (const liar of [timeout, { lacks: 103 }, { lacks: 102 }]) {
      expect(await fateOf(liar, { block: 103 })).toMatchObject({
        state: 'in_block',
        nodes: 1,
        silent: ['wss://0.net'],
      });
      expect(await fateOf({ block: 103 }, liar)).toMatchObject({
        state: 'in_block',
        silent: ['wss://1.net'],
      });
      expect(await fateOf({}, liar)).toMatchObject({ state: 'pending', nodes: 1, silent: ['wss://1.net'] });
    }
  });

  it('stays unknown without any answer, and no node is left then', async () => {
    const timeout = { fails: new AppError('node.timeout', { method: 'x', url: 'y' }) };
    await expect(fateOf(timeout, timeout)).rejects.toMatchObject({ code: 'node.timeout' });
    expect(await fateOf({ lacks: 103 }, { lacks: 103 })).toMatchObject({ state: 'pending', silent: [] });
    expect(await fateOf({ lacks: 103 }, { head: 102, irreversible: 100 })).toMatchObject({ silent: [] });
  });

  it('leaves no node when there is no third one to ask', async () => {
    expect(await fateOf({ block: 103 }, {})).toMatchObject({ state: 'pending', left: [] });
  });
});

describe('sending', () => {
  const send = (...views: View[]) => sendTransaction(world(...views).client, signed);
  const refused = { fails: new AppError('chain.expired', {}) };
  const duplicate = { fails: new AppError('chain.duplicate_transaction', {}) };
  const lost = { fails: new AppError('broadcast.answer_lost', { reason: 'x' }) };
  const away = { fails: new AppError('node.connection_lost', { url: 'x', reason: 'left' }) };

  it('succeeds when one of two nodes accepts it, whatever the other says', async () => {
    for (const other of [refused, duplicate, lost, away]) {
      expect(await send({}, other)).toBe('accepted');
      expect(await send(other, {})).toBe('accepted');
    }
  });

  it('is refused only when both refuse, with the reason of the node in use', async () => {
    const other = { fails: new AppError('chain.insufficient_balance', {}) };
    await expect(send(refused, other)).rejects.toMatchObject({ code: 'chain.expired' });
    await expect(send(refused)).rejects.toMatchObject({ code: 'chain.expired' });
  });

  it('may have arrived when one refuses and the other already has it: the first stored or forwarded it', async () => {
    await expect(send(refused, duplicate)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
    await expect(send(duplicate, refused)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
    await expect(send(duplicate, duplicate)).rejects.toMatchObject({ code: 'chain.duplicate_transaction' });
  });

  it('may have arrived when one node refuses and the others were not reached', async () => {
    await expect(send(refused, away)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
    await expect(send(away, refused)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
  });

  it('may have arrived when one answer is lost and the other is a refusal', async () => {
    await expect(send(refused, lost)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
    await expect(send(lost, duplicate)).rejects.toMatchObject({ code: 'broadcast.answer_lost' });
  });

  it('never left this device when no node was connected', async () => {
    await expect(send(away, away)).rejects.toMatchObject({ code: 'node.unreachable' });
  });

  it('goes to two nodes at once, the same bytes', async () => {
    const seen: unknown[] = [];
    const node = (url: string): NodeReader => ({
      url,
      call: async (_api, _method, params) => void seen.push(params[0]) as never,
    });
    const client = {
      readers: async () => [node('wss://a.net'), node('wss://b.net')],
    } as unknown as ChainClient;
    await sendTransaction(client, signed);
    expect(seen).toEqual([signed, signed]);
  });
});
