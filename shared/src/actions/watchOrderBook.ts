import type { ChainClient, NodeReader } from '../client/chainClient.ts';
import { type Clock, systemClock } from '../client/clock.ts';
import type { Market } from '../market/book/bookOrder.ts';
import type { MarketFill, MarketNotice } from '../market/book/marketNotice.ts';
import { OrderBook } from '../market/book/orderBook.ts';
import { getLimitOrders, MAX_ORDERS_A_SIDE } from './getLimitOrders.ts';
import { subscribeToMarket } from './subscribeToMarket.ts';

/** A block's new, changed and removed orders come in up to three notices, reported as one change. */
const GATHER_MS = 40;
/** Time between two readings of a book without a discrepancy. */
const CALM_MS = 60_000;
/** Time until a book with a discrepancy is read again: it may have held pending orders that never confirmed. */
const DOUBT_MS = 4_000;
/** Time between two readings from a node that sends no notices. */
const POLL_MS = 6_000;

export interface BookWatcher {
  /** The book or its source has changed. */
  changed(): void;
  /** Trades of the market, as they happen. */
  filled(fills: readonly MarketFill[]): void;
  readonly clock?: Clock;
}

/** A book that is kept up to date. */
export interface WatchedBook {
  readonly book: OrderBook;
  /** The time of the last complete reading or notice (ms); 0: none yet. */
  readonly readAt: number;
  /** The error of the last reading; null: it succeeded. */
  readonly error: unknown;
  /** Starts a reading now. */
  readAgain(): void;
  end(): void;
}

/**
 * Maintains the book of a market by the notices of the node in use. It reads the whole book when a connection begins,
 * when the book is crossed, when too little of a long side is left, and at intervals.
 */
export function watchOrderBook(client: ChainClient, market: Market, watcher: BookWatcher): WatchedBook {
  return new BookKeeper(client, market, watcher);
}

class BookKeeper implements WatchedBook {
  readonly book: OrderBook;
  readAt = 0;
  error: unknown = null;
  readonly #watcher: BookWatcher;
  readonly #clock: Clock;
  readonly #stop: () => void;
  #node: NodeReader | null = null;
  #isTold = false;
  #isEnded = false;
  #doubtMs = DOUBT_MS;
  /** The book was read again after it was last found crossed: repeated readings would not fix it. */
  #isCrossingRead = false;
  /** Notices that arrived during a reading; null: no reading is in progress. */
  #held: MarketNotice[] | null = null;
  #next: unknown;
  #gathering: unknown;

  constructor(client: ChainClient, market: Market, watcher: BookWatcher) {
    this.book = new OrderBook(market);
    this.#watcher = watcher;
    this.#clock = watcher.clock ?? systemClock;
    this.#stop = subscribeToMarket(client, market, {
      began: (node, refusal) => {
        this.#node = node;
        this.#isTold = refusal === null;
        this.#held = null;
        this.readAgain();
      },
      told: (notice) => this.#told(notice),
    });
  }

  readAgain(): void {
    if (this.#node !== null && this.#held === null && !this.#isEnded) void this.#read(this.#node);
  }

  end(): void {
    this.#isEnded = true;
    this.#stop();
    this.#clock.clearTimeout(this.#next);
    this.#clock.clearTimeout(this.#gathering);
  }

  /** Reads from the node that sends the notices: only its own answers and notices match. */
  async #read(node: NodeReader): Promise<void> {
    const { base, quote } = this.book.market;
    const held: MarketNotice[] = [];
    this.#held = held;
    this.#clock.clearTimeout(this.#next);
    try {
      const orders = await getLimitOrders(node, base, quote, MAX_ORDERS_A_SIDE);
      if (this.#held !== held || this.#isEnded) return;
      const wasOther = this.book.reset(orders, MAX_ORDERS_A_SIDE);
      // Answers and notices overtake each other. A notice contains whole orders, so applying it twice is harmless.
      for (const notice of held) this.book.apply(notice);
      this.#settle(null, wasOther ? this.#doubtMs : CALM_MS);
      this.#doubtMs = wasOther ? Math.min(this.#doubtMs * 2, CALM_MS) : DOUBT_MS;
    } catch (error) {
      if (this.#held === held && !this.#isEnded) this.#settle(error, DOUBT_MS);
    }
  }

  #settle(error: unknown, nextMs: number): void {
    this.error = error;
    this.#held = null;
    if (error === null) this.readAt = this.#clock.now();
    this.#isCrossingRead &&= this.book.isCrossed;
    this.#readIn(this.#isTold ? nextMs : POLL_MS);
    this.#watcher.changed();
  }

  #readIn(ms: number): void {
    this.#clock.clearTimeout(this.#next);
    this.#next = this.#clock.setTimeout(() => this.readAgain(), ms);
  }

  #told(notice: MarketNotice): void {
    if (notice.fills.length > 0) this.#watcher.filled(notice.fills);
    if (this.#held !== null) this.#held.push(notice);
    this.book.apply(notice);
    if (notice.isGarbled) this.#readIn(0);
    this.#gathering ??= this.#clock.setTimeout(() => this.#gathered(), GATHER_MS);
  }

  #gathered(): void {
    this.#gathering = undefined;
    // Before the first reading only parts of the book are known.
    if (this.readAt === 0) return;
    this.readAt = this.#clock.now();
    const isCrossed = this.book.isCrossed;
    if ((isCrossed && !this.#isCrossingRead) || this.book.isShort) this.readAgain();
    this.#isCrossingRead = isCrossed;
    this.#watcher.changed();
  }
}
