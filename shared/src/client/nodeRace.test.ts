import { describe, expect, it } from 'vitest';
import { deferred } from '../engine/deferred.ts';
import { FakeClock } from './fakeClock.fixture.ts';
import { raceNodes } from './nodeRace.ts';
import type { NodeVisit } from './nodeVisit.ts';

const urls = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A race whose nodes answer when the test says so. */
function race({
  firstBatch = 1,
  quorum = 3,
  isDoubtful = false,
  isUnfit = (_url: string): boolean => false,
} = {}) {
  const clock = new FakeClock();
  const asked = new Map<string, ReturnType<typeof deferred<NodeVisit>>>();
  const fit: string[] = [];
  let isOver = false;
  const urlOf = ({ connection }: NodeVisit) => connection.url;
  raceNodes({
    clock,
    urls,
    firstBatch,
    quorum,
    visit: (url) => {
      const visit = deferred<NodeVisit>();
      asked.set(url, visit);
      return visit.promise;
    },
    isDoubtful: () => isDoubtful,
    compare: (visits) => visits.filter((visit) => !isUnfit(urlOf(visit))),
    onFit: (visit) => fit.push(urlOf(visit)),
  }).then(() => {
    isOver = true;
  });
  const answer = async (url: string) => {
    asked.get(url)?.resolve({ connection: { url } } as unknown as NodeVisit);
    await clock.advance(0);
  };
  const fail = async (url: string) => {
    asked.get(url)?.reject(new Error(url));
    await clock.advance(0);
  };
  return { clock, answer, fail, fit, asked: () => [...asked.keys()].join(''), isOver: () => isOver };
}

describe('a race', () => {
  it('adds two nodes every second and a half until one answers', async () => {
    const { clock, answer, asked, fit, isOver } = race();
    await clock.advance(1_499);
    expect(asked()).toBe('a');
    await clock.advance(1);
    expect([asked(), isOver()]).toEqual(['abc', false]);
    await clock.advance(1_500);
    expect([asked(), isOver()]).toEqual(['abcde', false]);
    await answer('d');
    expect([fit, isOver()]).toEqual([['d'], true]);
    await clock.advance(60_000);
    expect(asked()).toBe('abcde');
    await answer('a');
    expect(fit).toEqual(['d', 'a']);
  });

  it('continues with the next two as soon as all running ones have failed, and ends when none is left', async () => {
    const { fail, asked, fit, isOver } = race({ firstBatch: 2 });
    await fail('a');
    expect(asked()).toBe('ab');
    for (const url of ['b', 'c', 'd', 'e']) await fail(url);
    expect([asked(), isOver()]).toEqual(['abcdef', false]);
    await fail('f');
    expect([fit, isOver()]).toEqual([[], true]);
  });

  it('counts the second and a half from the last start', async () => {
    const { clock, fail, asked } = race();
    await clock.advance(1_000);
    await fail('a');
    await clock.advance(1_499);
    expect(asked()).toBe('abc');
    await clock.advance(1);
    expect(asked()).toBe('abcde');
  });
});

describe('a doubtful head', () => {
  const doubtful = { isDoubtful: true, isUnfit: (url: string): boolean => url === 'a' };

  it('waits for as many others as decide about it', async () => {
    const { answer, asked, fit, isOver } = race(doubtful);
    await answer('a');
    expect([asked(), isOver()]).toEqual(['abc', false]);
    await answer('b');
    expect(isOver()).toBe(false);
    await answer('c');
    expect([fit, isOver()]).toEqual([['b', 'c'], true]);
  });

  it('is decided by those connected after a second and a half', async () => {
    const { clock, answer, fit, isOver } = race(doubtful);
    await answer('a');
    await answer('b');
    await clock.advance(1_499);
    expect(isOver()).toBe(false);
    await clock.advance(1);
    expect([fit, isOver()]).toEqual([['b'], true]);
  });

  it('is accepted if no other node answers', async () => {
    const { clock, answer, fit } = race(doubtful);
    await answer('a');
    await clock.advance(1_500);
    expect(fit).toEqual(['a']);
  });

  it('polls two more if those before them failed', async () => {
    const { answer, fail, asked, isOver } = race(doubtful);
    await answer('a');
    await fail('b');
    await answer('c');
    expect([asked(), isOver()]).toEqual(['abcde', false]);
  });
});
