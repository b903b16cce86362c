import type { SubjectQuote } from '../../chain/market/market.ts';

/** A price that is so much from the one before is a jump: a fault of one source, or a trade that nobody else would make, looks alike. */
const JUMP = 0.1;
/** An older reading tells nothing of now. */
const STALE_MS = 120_000;

/**
 * Of the prices that are read, those that alerts may go by: what nodes of two operators agree on, at once; any other when the reading
 * before it, at another moment, said about the same. A single source that jumps has to say so twice, and whoever begins to read hears it
 * twice too.
 */
export function createQuoteJudge(now: () => number) {
  let last = new Map<string, { quote: SubjectQuote; isCounted: boolean }>();
  return (quotes: ReadonlyMap<string, SubjectQuote>): ReadonlyMap<string, SubjectQuote> => {
    const judged = new Map<string, { quote: SubjectQuote; isCounted: boolean }>();
    for (const [subject, quote] of quotes) {
      if (now() - quote.readAt > STALE_MS) continue;
      judged.set(subject, { quote, isCounted: isCounted(quote, last.get(subject)) });
    }
    last = judged;
    return new Map(
      [...judged].flatMap(([subject, { quote, isCounted }]) => (isCounted ? [[subject, quote]] : [])),
    );
  };
}

function isCounted(
  quote: SubjectQuote,
  before: { quote: SubjectQuote; isCounted: boolean } | undefined,
): boolean {
  if (quote.isAgreed) return true;
  if (before === undefined) return false;
  // The same reading, handed out once more, confirms nothing.
  if (before.quote.readAt === quote.readAt) return before.isCounted;
  const moved = Math.abs(quote.price / before.quote.price - 1);
  return moved <= JUMP;
}
