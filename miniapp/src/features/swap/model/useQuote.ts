import { toAppError } from '@xbts/shared/errors/appError.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createLatest } from './createLatest.ts';
import type { QuotedMarket } from './quotedMarket.ts';
import type { QuoteAnswer, QuoteQuestion } from './quoteEngine.ts';
import { quoter } from './quoter.ts';

interface Asked {
  readonly market: QuotedMarket;
  readonly question: QuoteQuestion;
}

/** The newest answer, and whether a newer one is on its way. */
export interface Quoted {
  /** The question and the pools' answer; null before the first answer. */
  last: {
    readonly question: QuoteQuestion;
    readonly answer: QuoteAnswer;
    readonly market: QuotedMarket;
  } | null;
  /** True until the current question over the current pools is answered. */
  isPending: boolean;
  /**
   * Resolves with the answer to the current question; with null without a question or when it changes before the
   * answer.
   */
  settled(): Promise<QuoteAnswer | null>;
}

async function answerTo({ market, question }: Asked): Promise<QuoteAnswer> {
  try {
    return await quoter.ask(market, question);
  } catch (thrown) {
    const { code, facts } = toAppError(thrown);
    return { poolIds: [], hopCost: 0n, plan: null, saving: null, error: { code, facts } };
  }
}

/** Asks the quoter whenever the pools or the question change; never shows the answer to an outdated question. */
export function useQuote(market: QuotedMarket | undefined, question: QuoteQuestion | null): Quoted {
  const [last, setLast] = useState<Quoted['last']>(null);
  const waiting = useRef(new Set<(question: QuoteQuestion, answer: QuoteAnswer) => void>());
  const latest = useMemo(
    () =>
      createLatest(answerTo, ({ market: of, question: to }: Asked, answer) => {
        setLast({ market: of, question: to, answer });
        for (const end of waiting.current) end(to, answer);
        waiting.current.clear();
      }),
    [],
  );
  useEffect(() => {
    if (market !== undefined && question !== null) latest.ask({ market, question });
  }, [latest, market, question]);
  const isPending = question !== null && (last?.question !== question || last.market !== market);
  return {
    last,
    isPending,
    settled: () => {
      if (question === null || market === undefined) return Promise.resolve(null);
      if (!isPending && last !== null) return Promise.resolve(last.answer);
      return new Promise((resolve) => {
        waiting.current.add((to, answer) => resolve(to === question ? answer : null));
      });
    },
  };
}
