import type { SubjectQuote } from '../../chain/market/market.ts';

/** A larger change from the previous price is a jump: one source's fault and an isolated trade look alike. */
const JUMP = 0.1;
/** Stale quotes are ignored. */
const STALE_MS = 120_000;

/**
 * Selects the prices that alerts may use: agreed prices of two operators' nodes at once; any other after a previous
 * reading, at another moment, of about the same price. A single source must repeat a jump, and a new follower hears it
 * twice as well.
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
  // A repeated reading of the same time confirms nothing.
  if (before.quote.readAt === quote.readAt) return before.isCounted;
  const moved = Math.abs(quote.price / before.quote.price - 1);
  return moved <= JUMP;
}
