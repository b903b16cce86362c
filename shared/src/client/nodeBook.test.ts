import { describe, expect, it } from 'vitest';
import { FakeClock } from './fakeClock.fixture.ts';
import { NodeBook } from './nodeBook.ts';
import type { NodeFault } from './nodeStatus.ts';

const [A, B, C] = ['wss://a.io', 'wss://b.io', 'wss://c.io'] as const;
const head = { number: 7, id: 'a'.repeat(40), time: 0, irreversible: 1 };

function bookOf({ urls = [A, B, C], random = 1 }: { urls?: readonly string[]; random?: number } = {}) {
  const clock = new FakeClock();
  const book = new NodeBook(clock, () => random);
  book.setUrls(urls);
  /** Milliseconds until the book lists a node for another try. */
  const msUntilTried = async (url: string) => {
    let ms = 0;
    for (; !book.order().includes(url); ms += 125) await clock.advance(125);
    return ms;
  };
  return { clock, book, msUntilTried };
}

describe('a node that failed', () => {
  it('is avoided for twice as long each time, half a minute at most', async () => {
    const { book, msUntilTried } = bookOf();
    const waits = [];
    for (let failure = 0; failure < 8; failure += 1) {
      book.failed(A, 'down');
      waits.push(await msUntilTried(A));
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('starts with the shortest wait again after half a minute in use', async () => {
    const { book, clock, msUntilTried } = bookOf();
    const usedFor = async (ms: number) => {
      book.activated(A);
      await clock.advance(ms);
      book.failed(A, 'down');
      return msUntilTried(A);
    };
    book.failed(A, 'down');
    expect(await usedFor(29_999)).toBe(1_000);
    expect(await usedFor(30_000)).toBe(500);
    expect(await usedFor(0)).toBe(1_000);
  });

  it('reports when the next node may be tried', async () => {
    const { book, clock } = bookOf();
    expect(book.msUntilNextTry()).toBe(0);
    for (const url of [A, B, C]) book.failed(url, 'down');
    book.failed(A, 'down');
    expect(book.msUntilNextTry()).toBe(500);
    await clock.advance(200);
    expect(book.msUntilNextTry()).toBe(300);
    await clock.advance(1_000);
    expect(book.msUntilNextTry()).toBe(0);
  });

  it('is avoided for the longest wait if all others are in use or refused', () => {
    const { book } = bookOf({ urls: [A, B] });
    book.activated(A);
    book.refused(B, 'contradicted', 'lies');
    expect(book.msUntilNextTry()).toBe(30_000);
  });
});

describe('an unfit node', () => {
  it.each([
    ['behind', 30_000],
    ['ahead', 120_000],
    ['silent', 120_000],
    ['wrong_chain', 300_000],
    ['contradicted', 600_000],
  ] as [NodeFault, number][])('%s is avoided for %i ms', async (fault, ms) => {
    const { book, clock } = bookOf();
    book.refused(A, fault, 'why');
    expect(book.entries()[0]).toMatchObject({ state: 'refused', reason: 'why', fault });
    await clock.advance(ms - 1);
    expect([book.isRefused(A), book.order().includes(A)]).toEqual([true, false]);
    await clock.advance(1);
    expect([book.isRefused(A), book.order().includes(A)]).toEqual([false, true]);
  });

  it('may be tried at once when the page is opened again, unless it lied', () => {
    const { book } = bookOf();
    book.refused(A, 'behind', 'late');
    book.refused(B, 'contradicted', 'lies');
    book.forgive();
    expect(book.order()).toEqual([C, A]);
  });

  it('is one whose reads others had to answer three times', () => {
    const { book } = bookOf();
    book.silent(A, 'late');
    book.silent(A, 'late');
    expect(book.entries()[0]).toMatchObject({ state: 'failed' });
    book.silent(A, 'late');
    expect(book.entries()[0]).toMatchObject({ state: 'refused', fault: 'silent' });
  });

  it('is fit again when it answers, without its former reason', () => {
    const { book } = bookOf();
    book.refused(A, 'behind', 'late');
    book.answered(A, head, 40);
    expect(book.entries()[0]).toEqual({
      url: A,
      state: 'standby',
      latencyMs: 40,
      headNumber: 7,
      headAgeMs: 0,
    });
    expect(book.isRefused(A)).toBe(false);
  });
});

describe('the order to try nodes in', () => {
  it('starts with the preferred node until it fails, and leaves out those in use and in question', async () => {
    const { book, clock } = bookOf();
    book.prefer(C);
    expect(book.order()).toEqual([C, A, B]);
    book.failed(C, 'down');
    await clock.advance(30_000);
    expect(book.order()).toEqual([A, B, C]);
    book.activated(A);
    book.connecting(B);
    expect([book.order(), book.isAnyConnecting()]).toEqual([[C], true]);
    book.left(A);
    expect(book.order()).toEqual([A, C]);
  });
});

describe('the list', () => {
  it('keeps the facts about nodes that stay, and adds a preferred one in front', () => {
    const { book } = bookOf({ urls: [A, B, B] });
    expect(book.nodes().map(({ url }) => url)).toEqual([A, B]);
    book.answered(A, head, 40);
    book.prefer(C);
    book.setUrls([C, A]);
    expect([book.nodes().map(({ url }) => url), book.latencyOf(A), book.latencyOf(C)]).toEqual([
      [C, A],
      40,
      null,
    ]);
    expect([book.has(B), book.has(A)]).toEqual([false, true]);
  });

  it('contains a node once, whatever its spelling, and a configured one is not the user’s own', () => {
    const { book } = bookOf({ urls: [A, 'wss://A.io:443/'] });
    book.setUrls([A, B], ['wss://b.io./?x=1', C, 'WSS://c.io']);
    expect(book.nodes().map(({ url, isOwn }) => [url, isOwn])).toEqual([
      [A, false],
      [B, false],
      [C, true],
    ]);
    book.setUrls([A, B, C]);
    expect(book.entries().some(({ isOwn }) => isOwn)).toBe(false);
  });
});

describe("a node's head report", () => {
  it('counts for the requested time, and not a millisecond longer', async () => {
    const { book, clock } = bookOf();
    expect(book.reportOf(A, 60_000)).toBeNull();
    const seenAt = clock.now();
    book.answered(A, head);
    await clock.advance(5_000);
    expect(book.reportOf(A, 5_000)).toEqual({ url: A, head, seenAt });
    expect(book.reportOf(A, 4_999)).toBeNull();
  });

  it('keeps a node in use that answers', () => {
    const { book } = bookOf();
    book.activated(A);
    book.answered(A, head, 40);
    expect(book.entries()[0]?.state).toBe('active');
    book.answered(A, head);
    expect(book.latencyOf(A)).toBe(40);
    book.left(B);
    expect(book.entries()[1]?.state).toBe('unknown');
  });
});

describe('a comparison of heads', () => {
  const reported = (...seconds: readonly number[]) => {
    const { book, clock } = bookOf();
    for (const [index, url] of [A, B, C].entries())
      book.answered(url, { ...head, time: clock.now() + (seconds[index] ?? 0) * 1_000 }, 100);
    return { book, clock };
  };

  it('refuses a node that is far from the others, and records their agreement', () => {
    const { book } = reported(-60, 20, 20);
    expect([...book.compare([A, B, C])]).toEqual([A]);
    expect(book.entries()[0]).toMatchObject({ fault: 'behind', headAgeMs: 80_000 });
    expect([book.order(), book.agreedAheadMs]).toEqual([[B, C], 20_000]);
  });

  it('records no agreement with a single node', () => {
    const { book } = reported(20);
    expect([...book.compare([A])]).toEqual([]);
    expect(book.agreedAheadMs).toBe(0);
  });

  it('leaves out reports older than five seconds', async () => {
    const { book, clock } = reported(-60, 0, 0);
    await clock.advance(5_001);
    expect([...book.compare([A, B, C])]).toEqual([]);
  });
});
