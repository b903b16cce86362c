import { beginAt, type PriceRule } from '@xbts/shared/alerts/priceRule.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Market, SubjectQuote } from '../../chain/market/market.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { addAlert } from '../../storage/repositories/alerts.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
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

/** A market that says one price of all that it is asked for, read at another moment each time. */
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

it('each price that is waited for is asked for once, and told when a second reading says so too', async () => {
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

/** Follows until the answers have been given: of each either an error, or none; the last of them ends it. */
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

it('prices that could not be read are noted, and read again with the next tick', async () => {
  expect(await followed([new AppError('node.timeout'), undefined, undefined])).toBe(3);
  expect(log.warn.mock.calls.map(([{ code }]) => code)).toEqual(['node.timeout']);
});

it('it ends where nothing can be stored any more', async () => {
  await expect(followed([new AppError('storage.unavailable'), undefined])).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
  expect(log.warn).not.toHaveBeenCalled();
});

it('nodes that are closed are nothing to note when it is stopped, and are otherwise', async () => {
  expect(await followed([new AppError('node.closed')])).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await followed([new AppError('node.closed'), new AppError('node.timeout')])).toBe(2);
  expect(log.warn.mock.calls.map(([{ code }]) => code)).toEqual(['node.closed', 'node.timeout']);
});
