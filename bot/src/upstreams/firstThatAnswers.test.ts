import type { JsonAnswer } from '@xbts/shared/services/fetchJson.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { expect, test } from 'vitest';
import { createLog } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { firstThatAnswers } from './firstThatAnswers.ts';
import { createUpstream } from './upstream.ts';

function setup() {
  const answers: (JsonAnswer | Error)[] = [
    { status: 200, body: 1 },
    { status: 200, body: 2 },
    { status: 200, body: 3 },
  ];
  const asked: number[] = [];
  const time = { now: 1_000_000 };
  const clock = { now: () => time.now };
  const upstream = (index: number) =>
    createUpstream({
      name: `explorer ${index}`,
      clock,
      log: createLog({ level: 'silent', secrets: [] }),
      metrics: createMetrics(),
      fetchJson: async () => {
        asked.push(index);
        const answer = answers[index];
        if (answer === undefined || answer instanceof Error) throw answer;
        return answer;
      },
    });
  const service = firstThatAnswers([upstream(0), upstream(1), upstream(2)], clock);
  return { answers, asked, time, ask: () => service.ask(newsRoutes.count, {}) };
}

test('the first one gets the request, the fallbacks only when it fails', async () => {
  const { answers, asked, ask } = setup();
  expect(await ask()).toBe(1);
  answers[0] = new Error('ECONNREFUSED');
  answers[1] = { status: 200, body: 'garbage' };
  expect(await ask()).toBe(3);
  expect(asked).toEqual([0, 0, 1, 2]);
});

test('a failed one comes after the others, until they fail', async () => {
  const { answers, asked, ask } = setup();
  answers[0] = new Error('ECONNREFUSED');
  expect(await ask()).toBe(2);
  answers[0] = { status: 200, body: 1 };
  expect(await ask()).toBe(2);
  answers[1] = answers[2] = new Error('ECONNREFUSED');
  expect(await ask()).toBe(1);
  expect(asked).toEqual([0, 1, 1, 1, 2, 0]);
});

test('a failed one returns to its place a minute later', async () => {
  const { answers, asked, time, ask } = setup();
  answers[0] = new Error('ECONNREFUSED');
  await ask();
  answers[0] = { status: 200, body: 1 };
  time.now += 59_999;
  expect(await ask()).toBe(2);
  time.now += 1;
  expect(await ask()).toBe(1);
  expect(asked).toEqual([0, 1, 1, 0]);
});

test('when all fail, the last failure is reported', async () => {
  const { answers, ask } = setup();
  answers[0] = answers[1] = new Error('ECONNREFUSED');
  answers[2] = { status: 500, body: {} };
  await expect(ask()).rejects.toMatchObject({ code: 'service.refused', facts: { status: 500 } });
});
