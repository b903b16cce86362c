import { expect, it } from 'vitest';
import { createLatest } from './createLatest.ts';

/** The test decides when each question is answered. */
function setup() {
  const asked: string[] = [];
  const told: string[] = [];
  const answers: (() => void)[] = [];
  const latest = createLatest(
    (question: string) => {
      asked.push(question);
      return new Promise<string>((resolve) => answers.push(() => resolve(question.toUpperCase())));
    },
    (question, answer) => told.push(`${question}: ${answer}`),
  );
  const answerNext = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, told, latest, answerNext };
}

it('returns the answer to a question without a successor', async () => {
  const { latest, told, answerNext } = setup();
  latest.ask('a');
  await answerNext();
  latest.ask('b');
  await answerNext();
  expect(told).toEqual(['a: A', 'b: B']);
});

it('asks only the last of the questions that arrive during an answer, and drops stale ones', async () => {
  const { latest, asked, told, answerNext } = setup();
  latest.ask('a');
  latest.ask('b');
  latest.ask('c');
  expect(asked).toEqual(['a']);
  await answerNext();
  expect([asked, told]).toEqual([['a', 'c'], []]);
  await answerNext();
  expect(told).toEqual(['c: C']);
});
