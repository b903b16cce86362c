// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QuotedMarket } from './quotedMarket.ts';
import type { QuoteAnswer, QuoteQuestion } from './quoteEngine.ts';
import { useQuote } from './useQuote.ts';

type End = (answer: QuoteAnswer) => void;
const asked = vi.hoisted(() => [] as { question: QuoteQuestion; end: End }[]);

vi.mock('./quoter.ts', () => ({
  quoter: {
    ask: (_market: QuotedMarket, question: QuoteQuestion) =>
      new Promise<QuoteAnswer>((end) => asked.push({ question, end })),
  },
}));

const market: QuotedMarket = { pools: [], books: [], traderId: '1.2.18', fees: new Map() };
const questionTo = (to: string): QuoteQuestion => ({ from: '1.3.0', to, wish: null, hopFee: 0n });
const answerOf = (id: string): QuoteAnswer => ({
  poolIds: [id],
  hopCost: 0n,
  plan: null,
  saving: null,
  error: null,
});
const answerNext = (id: string) => act(async () => asked.shift()?.end(answerOf(id)));

function setup() {
  const first = questionTo('1.3.1');
  return renderHook(({ of, question }) => useQuote(of, question), {
    initialProps: { of: market, question: first as QuoteQuestion | null },
  });
}

afterEach(() => {
  cleanup();
  asked.length = 0;
});

describe('a quote on the screen', () => {
  it('is pending until it is answered, and again when the pools have changed', async () => {
    const { result, rerender } = setup();
    expect([result.current.isPending, result.current.last]).toEqual([true, null]);
    await answerNext('1.19.0');
    expect([result.current.isPending, result.current.last?.answer.poolIds]).toEqual([false, ['1.19.0']]);
    const { question } = result.current.last ?? { question: null };
    rerender({ of: { ...market }, question });
    expect(result.current.isPending).toBe(true);
    await answerNext('1.19.1');
    expect(result.current.last?.answer.poolIds).toEqual(['1.19.1']);
  });

  it('is never the answer to an outdated question', async () => {
    const { result, rerender } = setup();
    rerender({ of: market, question: questionTo('1.3.2') });
    await answerNext('1.19.0');
    expect(result.current.last).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(1));
    await answerNext('1.19.2');
    expect(result.current.last?.question.to).toBe('1.3.2');
  });

  it('resolves for its caller, and to nothing if the question changes first', async () => {
    const { result, rerender } = setup();
    const own = result.current.settled();
    await answerNext('1.19.0');
    expect((await own)?.poolIds).toEqual(['1.19.0']);
    expect((await result.current.settled())?.poolIds).toEqual(['1.19.0']);
    rerender({ of: market, question: questionTo('1.3.2') });
    const overtaken = result.current.settled();
    rerender({ of: market, question: questionTo('1.3.3') });
    await answerNext('1.19.1');
    await waitFor(() => expect(asked).toHaveLength(1));
    await answerNext('1.19.2');
    expect(await overtaken).toBeNull();
    rerender({ of: market, question: null });
    expect(await result.current.settled()).toBeNull();
  });
});
