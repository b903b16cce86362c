import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import type { Book, QuotedMarket } from './quotedMarket.ts';
import type { FromQuotes, MarketChange, QuoteAnswer, QuoteQuestion, ToQuotes } from './quoteEngine.ts';

/** The interface the quoter needs of a worker; tests pass an engine instead. */
export interface QuoteWorker {
  postMessage(message: ToQuotes): void;
  onmessage: ((event: MessageEvent<FromQuotes>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

type Engine = (message: ToQuotes) => FromQuotes | null;

/** The source of quotes outside the page, and its replacement. */
export interface QuoterParts {
  /** Throws if there are no workers. */
  openWorker(): QuoteWorker;
  /** Loads the same search for use on the page. */
  loadEngine(): Promise<Engine>;
  /** Gives up a worker that is silent for this long, milliseconds. */
  patienceMs: number;
}

export interface Quoter {
  /**
   * Asks about a market that the worker stores: only changes since the last question are sent. Rejects with an
   * AppError.
   */
  ask(market: QuotedMarket, question: QuoteQuestion): Promise<QuoteAnswer>;
  /** Asks about a market that the worker does not store. */
  askOnce(market: QuotedMarket, question: QuoteQuestion): Promise<QuoteAnswer>;
}

interface Waiting {
  readonly market: QuotedMarket;
  readonly question: QuoteQuestion;
  readonly isKept: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  resolve(answer: QuoteAnswer): void;
  reject(error: AppError): void;
}

type Sent = Pick<Waiting, 'market' | 'question' | 'isKept' | 'resolve' | 'reject'>;

/**
 * The page's end of the route search. It runs in a worker; when the worker can't be started, fails or is silent for too
 * long, the page takes over the search: less responsive, but with the same quotes.
 */
export function createQuoter({ openWorker, loadEngine, patienceMs }: QuoterParts): Quoter {
  const waiting = new Map<number, Waiting>();
  let kept: QuotedMarket | null = null;
  let worker: QuoteWorker | null = null;
  let hasFailed = false;
  let engine: Promise<Engine> | null = null;
  let nextId = 1;

  function receive({ id, answer }: FromQuotes): void {
    const caller = waiting.get(id);
    waiting.delete(id);
    clearTimeout(caller?.timer);
    caller?.resolve(answer);
  }

  /** Repeats every unanswered request on the page. */
  function fail(): void {
    worker?.terminate();
    worker = null;
    hasFailed = true;
    kept = null;
    const open = [...waiting.values()];
    waiting.clear();
    for (const each of open) {
      clearTimeout(each.timer);
      send(each);
    }
  }

  function workerOrNone(): QuoteWorker | null {
    if (hasFailed || worker !== null) return worker;
    try {
      worker = openWorker();
      worker.onmessage = ({ data }) => receive(data);
      worker.onerror = fail;
    } catch {
      // The browser has no module workers or forbids them: the page searches.
      hasFailed = true;
    }
    return worker;
  }

  function messagesFor(id: number, { market, question, isKept }: Sent): ToQuotes[] {
    if (!isKept) return [{ id, question, market: marketOf(market) }];
    const change = changeOf(kept, market);
    kept = market;
    return [...(change === null ? [] : [{ change }]), { id, question }];
  }

  function send(sent: Sent): void {
    const id = nextId;
    nextId += 1;
    const target = workerOrNone();
    const messages = messagesFor(id, sent);
    const timer = target === null ? undefined : setTimeout(fail, patienceMs);
    waiting.set(id, { ...sent, timer });
    if (target === null) void answerHere(id, messages, sent);
    else for (const message of messages) target.postMessage(message);
  }

  async function answerHere(id: number, messages: readonly ToQuotes[], { reject }: Sent): Promise<void> {
    engine ??= loadEngine();
    try {
      const answer = await engine;
      for (const message of messages) {
        const found = answer(message);
        if (found !== null) receive(found);
      }
    } catch (error) {
      // The next question reloads it and sends it the whole market.
      engine = null;
      kept = null;
      waiting.delete(id);
      reject(toAppError(error));
    }
  }

  const asked = (market: QuotedMarket, question: QuoteQuestion, isKept: boolean) =>
    new Promise<QuoteAnswer>((resolve, reject) => send({ market, question, isKept, resolve, reject }));
  return {
    ask: (market, question) => asked(market, question, true),
    askOnce: (market, question) => asked(market, question, false),
  };
}

/** The part of a market that a search needs. */
const marketOf = ({ pools, books, traderId, fees }: QuotedMarket): QuotedMarket => ({
  pools,
  books,
  traderId,
  fees,
});

/**
 * The difference from the market that was sent before; a pool or book that is the same object has not changed, unless
 * the market fees or the trader differ. Null: no difference.
 */
export function changeOf(before: QuotedMarket | null, now: QuotedMarket): MarketChange | null {
  if (before === now) return null;
  const isSameTerms = before?.fees === now.fees && before.traderId === now.traderId;
  const terms = isSameTerms ? null : { fees: now.fees, traderId: now.traderId };
  const sent = new Map<string, PoolState | Book>(
    [...(before?.pools ?? []), ...(before?.books ?? [])].map((each) => [each.id, each]),
  );
  const isOther = (each: PoolState | Book): boolean => !isSameTerms || sent.get(each.id) !== each;
  const [pools, books] = [now.pools.filter(isOther), now.books.filter(isOther)];
  for (const { id } of [...now.pools, ...now.books]) sent.delete(id);
  const gone = [...sent.keys()];
  const isSame = pools.length === 0 && books.length === 0 && gone.length === 0 && terms === null;
  return isSame ? null : { pools, books, gone, terms };
}

/** The quoter of the app. */
export const quoter: Quoter = createQuoter({
  openWorker: () => {
    if (typeof Worker === 'undefined') throw new AppError('app.part_not_loaded');
    return new Worker(new URL('./quoteWorker.ts', import.meta.url), { type: 'module', name: 'quotes' });
  },
  loadEngine: () => loadPart(async () => (await import('./quoteEngine.ts')).createQuoteEngine()),
  patienceMs: 10_000,
});
