import { setImmediate as nextTurn } from 'node:timers/promises';
import { beginAt, type PriceRule } from '@xbts/shared/alerts/priceRule.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Market, SubjectQuote } from '../../chain/market/market.ts';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Leadership } from '../../storage/leadership.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { addAlert } from '../../storage/repositories/alerts.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { evaluatePrices } from './evaluatePrices.ts';
import { createPriceFollower, createTick } from './followPrices.ts';

const UID = 7;
const log = { info: vi.fn(), warn: vi.fn() };
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  log.info.mockClear();
  log.warn.mockClear();
  await storage.db.deleteFrom('subscribers').execute();
  await keepChat(storage.db, UID);
});

const waitFor = async (level: number, subject: string) => {
  const rule: PriceRule = { kind: 'above', level, repeats: false };
  const shown = { quote: 'XBTSX.STH', base: 'USD', level: String(level), subject, uid: UID };
  await addAlert(storage.db, { ...rule, ...beginAt(rule, 100), ...shown }, 10);
};

/** A market with one price for every subject, read at another moment each time. */
function marketAt(price: number) {
  let readAt = Date.now() - 1_000;
  const asked: string[][] = [];
  const quotes: Market['quotes'] = async (subjects) => {
    asked.push([...subjects]);
    readAt += 1;
    const quote: SubjectQuote = { price, readAt, sources: ['prices'], isAgreed: false };
    return new Map(subjects.map((subject) => [subject, quote]));
  };
  return { asked, quotes };
}

it('each awaited price is requested once, and reported when a second reading confirms it', async () => {
  const market = marketAt(111);
  const tick = createTick({ storage, market, log });
  await tick();
  expect(market.asked).toEqual([]);
  await waitFor(110, '1.3.1');
  await waitFor(105, '1.3.1');
  await waitFor(500, '1.3.2');
  await tick();
  expect(log.info).not.toHaveBeenCalled();
  await tick();
  expect(market.asked).toEqual([
    ['1.3.1', '1.3.2'],
    ['1.3.1', '1.3.2'],
  ]);
  expect(log.info.mock.calls.map(([facts]) => facts)).toEqual([{ told: 2, subjects: 2 }]);
  await tick();
  expect(log.info).toHaveBeenCalledTimes(1);
});

/** Follows until the given results have occurred, an error or none each; the last of them ends it. */
async function followed(answers: readonly (AppError | undefined)[]) {
  await waitFor(110, '1.3.1');
  const stopping = new AbortController();
  let at = 0;
  const quotes: Market['quotes'] = async () => {
    const answer = answers[at];
    at += 1;
    if (at === answers.length) stopping.abort();
    if (answer !== undefined) throw answer;
    return new Map();
  };
  await createPriceFollower({ storage, log, market: { quotes }, tickMs: 1 }).run(stopping.signal);
  return at;
}

it('failed price readings are logged, and repeated with the next tick', async () => {
  expect(await followed([new AppError('node.timeout'), undefined, undefined])).toBe(3);
  expect(log.warn.mock.calls.map(([{ code }]) => code)).toEqual(['node.timeout']);
});

it('ends if nothing can be stored any more', async () => {
  await expect(followed([new AppError('storage.unavailable'), undefined])).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
  expect(log.warn).not.toHaveBeenCalled();
});

it('closed nodes are not logged when it is stopped, and are otherwise', async () => {
  expect(await followed([new AppError('node.closed')])).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await followed([new AppError('node.closed'), new AppError('node.timeout')])).toBe(2);
  expect(log.warn.mock.calls.map(([{ code }]) => code)).toEqual(['node.closed', 'node.timeout']);
});

/**
 * Follows prices through a list of leadership results: undefined, a number of ticks, or an error. Returns its actions
 * and waits in order. Each wait and release ends a turn later, so that an action that is not awaited appears too late.
 */
async function led(answers: readonly (undefined | number | AppError)[]) {
  await waitFor(110, '1.3.1');
  const done: (string | number)[] = [];
  const stopping = new AbortController();
  const left = [...answers];
  let reads = 0;
  let onRead: (reads: number) => void = () => undefined;
  const leading = (ticks: number): Leadership => {
    const lost = new AbortController();
    onRead = (reads) => {
      if (reads > 9) stopping.abort();
      if (reads === ticks) lost.abort();
    };
    return {
      lost: lost.signal,
      release: async () => {
        await nextTurn();
        done.push('released');
      },
    };
  };
  const lead = async () => {
    done.push('asked');
    if (left.length === 1) stopping.abort();
    const answer = left.shift();
    if (answer instanceof AppError) throw answer;
    return answer === undefined ? undefined : leading(answer);
  };
  const quotes: Market['quotes'] = async () => {
    done.push('read');
    reads += 1;
    onRead(reads);
    return new Map();
  };
  const sleep = async (ms: number) => {
    await nextTurn();
    done.push(ms);
  };
  const options = { storage, log, market: { quotes }, tickMs: 30, lead, clock: { sleep } };
  await createPriceFollower(options).run(stopping.signal);
  return done;
}

it('a process without the lease requests it every five seconds', async () => {
  expect(await led([undefined, undefined, undefined])).toEqual([
    'asked',
    5_000,
    'asked',
    5_000,
    'asked',
    5_000,
  ]);
});

it('the process with the lease reads tick by tick, releases it once it is lost, and requests it again', async () => {
  const leads = ['asked', 'read', 30, 'read', 30, 'released'];
  expect(await led([2, undefined])).toEqual([...leads, 'asked', 5_000]);
});

it('a stopped process reads nothing more, and releases the lease', async () => {
  expect(await led([2])).toEqual(['asked', 'released']);
});

it('retries an absent database server after five seconds', async () => {
  expect(await led([new AppError('storage.connection_lost'), undefined])).toEqual([
    'asked',
    5_000,
    'asked',
    5_000,
  ]);
  expect(log.warn.mock.calls.map(([{ code }]) => code)).toEqual(['storage.connection_lost']);
});

it('without a valid price the database is not queried for alerts', async () => {
  const market = marketAt(111);
  const tick = createTick({ storage: failingOn(storage, 'with prices as'), market, log });
  await tick();
  await waitFor(110, '1.3.1');
  await tick();
  await expect(tick()).rejects.toMatchObject({ code: 'storage.unavailable' });
});

const reached = new Map<string, SubjectQuote>([
  ['1.3.1', { price: 111, readAt: 1, sources: ['prices'], isAgreed: true }],
]);

it('alerts are moved a thousand at a time until none are left, each with its notice', async () => {
  await waitFor(110, '1.3.1');
  await sql`
    insert into alerts (uid, subject, quote, base, kind, level, repeats, rise_at, is_armed)
    select uid, subject, quote, base, kind, level, repeats, rise_at, is_armed from alerts, generate_series(1, 999)
  `.execute(storage.db);
  let pages = 0;
  const counting = failingOn(storage, 'with prices as', () => {
    pages += 1;
    return undefined;
  });
  // After a full page there may be another.
  expect([await evaluatePrices(counting, reached), pages]).toEqual([1_000, 2]);
});

it('an alert that could not be moved is not reported', async () => {
  await waitFor(110, '1.3.1');
  const failing = failingOn(storage, 'update alerts');
  await expect(evaluatePrices(failing, reached)).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(await storage.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
