import 'fake-indexeddb/auto';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { historyRow } from '../../../account/model/historyRow.fixture.ts';
import { openShelf } from './historyDatabase.ts';
import { nothingRead, PAGE, type ReadHistory, type ReadStep, readHistory } from './readHistory.ts';

const row = (number: number, block = number) => historyRow(9000 + number, block, { number });
type Row = ReturnType<typeof row>;
const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => row(index + 1));

interface FakeNode {
  /** All events, the oldest first. */
  history: Row[];
  removed?: number;
  /** Fails after this many pages. */
  failsAfter?: number;
  pages?: number;
}

const statistics = ({ history, removed = 0 }: FakeNode) => ({
  total_ops: history.length,
  removed_ops: removed,
});

/** A node that answers the reads by chain.md. */
function nodeOf(fake: FakeNode, url = 'ws://one'): NodeReader {
  return {
    url,
    call: async (_api, method, params, { schema } = {}) => {
      if (method === 'get_full_accounts') return [['alice', { statistics: statistics(fake) }]] as never;
      fake.pages = (fake.pages ?? 0) + 1;
      if (fake.pages > (fake.failsAfter ?? Number.POSITIVE_INFINITY))
        throw new AppError('node.connection_lost');
      const [, stop, limit, start] = params as [string, number, number, number];
      const found = fake.history
        .slice(Math.max(stop - 1, fake.removed ?? 0), start)
        .reverse()
        .slice(0, limit);
      return schema === undefined ? (found as never) : parseAnswer(schema, method, found);
    },
  };
}

function read(nodes: readonly NodeReader[], known: ReadHistory = nothingRead) {
  const steps: ReadStep[] = [];
  const onStep = async (step: ReadStep) => void steps.push(step);
  const { signal } = new AbortController();
  const result = readHistory({ accountId: '1.2.18', known, nodes: async () => nodes, onStep, signal });
  return { result, steps };
}
const numbersOf = ({ records }: ReadHistory) => records.map(({ op }) => op[1].number);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('reading a whole history', () => {
  it('proceeds page by page and reports its progress', async () => {
    const { result, steps } = read([nodeOf({ history: rows(250) })]);
    expect(numbersOf(await result)).toEqual(upTo(250));
    expect(steps.map(({ records, total }) => [records.length, total])).toEqual([
      [100, 250],
      [199, 250],
      [250, 250],
    ]);
  });

  it('resumes where it was, and requests only new operations', async () => {
    const known = await read([nodeOf({ history: rows(250) })]).result;
    const fake: FakeNode = { history: rows(260) };
    expect(numbersOf(await read([nodeOf(fake)], known).result)).toEqual(upTo(260));
    expect(fake.pages).toBe(1);
  });

  it('continues with another node when one disconnects in between', async () => {
    const nodes = [nodeOf({ history: rows(250), failsAfter: 1 }), nodeOf({ history: rows(250) }, 'ws://two')];
    expect(numbersOf(await read(nodes).result)).toEqual(upTo(250));
  });

  it("uses the node with the longest history, so that another one fills a node's gaps", async () => {
    const short = nodeOf({ history: rows(120) });
    const whole = nodeOf({ history: rows(130) }, 'ws://two');
    expect(numbersOf(await read([short, whole]).result)).toEqual(upTo(130));
    const pruned = nodeOf({ history: rows(130), removed: 60 });
    expect(numbersOf(await read([pruned, whole]).result)).toEqual(upTo(130));
  });

  it('reports the first operation if no node has older ones, and restarts if one does', async () => {
    const known = await read([nodeOf({ history: rows(130), removed: 60 })]).result;
    expect([known.first, known.records.length]).toEqual([61, 70]);
    expect(numbersOf(await read([nodeOf({ history: rows(131) })], known).result)).toEqual(upTo(131));
  });

  it('asks the next node if one announces more than it returns', async () => {
    const liar = nodeOf({ history: rows(130) });
    const call = liar.call;
    liar.call = async (api, method, params, options) =>
      method === 'get_full_accounts'
        ? ([['alice', { statistics: { total_ops: 500, removed_ops: 0 } }]] as never)
        : call(api, method, params, options);
    const { result } = read([liar, nodeOf({ history: rows(130) }, 'ws://two')]);
    expect(numbersOf(await result)).toEqual(upTo(130));
  });

  it('rereads the end if a block was undone, without loss or duplicates', async () => {
    const known = await read([nodeOf({ history: [...rows(119), row(120, 900)] })]).result;
    const after = [...rows(118), row(130, 901), row(131, 902)];
    const again = await read([nodeOf({ history: after })], known).result;
    expect(numbersOf(again)).toEqual([...upTo(118), 130, 131]);
  });

  it('fails only once every node has failed, and keeps the read part', async () => {
    const { result, steps } = read([nodeOf({ history: rows(250), failsAfter: 2 })]);
    await expect(result).rejects.toMatchObject({ code: 'node.connection_lost' });
    expect(steps.at(-1)?.records.length).toBe(199);
  });
});

describe('the read part', () => {
  it('is stored and found again by the next visit, page by page, for this account on this chain alone', async () => {
    const shelf = await openShelf('c0ffee', '1.2.18');
    const { records } = await read([nodeOf({ history: rows(250) })]).result;
    await shelf.save({ first: 1, records: records.slice(0, 199) }, 0);
    await shelf.save({ first: 1, records }, 199);
    const kept = await (await openShelf('c0ffee', '1.2.18')).load();
    expect(numbersOf(kept)).toEqual(upTo(250));
    expect(await (await openShelf('c0ffee', '1.2.19')).load()).toEqual(nothingRead);
    expect(await (await openShelf('ffee00', '1.2.18')).load()).toEqual(nothingRead);
    await shelf.save({ first: 1, records: records.slice(0, 2 * PAGE - 5) }, 100);
    expect(numbersOf(await shelf.load())).toEqual(upTo(2 * PAGE - 5));
  });
});
