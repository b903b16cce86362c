import type { Connection } from './connection.ts';
import type { NodeBook } from './nodeBook.ts';
import { type ConnectionState, createStatusStore, type Head, type StatusStore } from './nodeStatus.ts';

/** How a pool stands: the node in use, its head, the state of the connection; and the status that others see, made of these. */
export class PoolStatus {
  active: Connection | null = null;
  head: Head | null = null;
  state: ConnectionState = 'connecting';
  isCompared = false;
  readonly #book: NodeBook;
  readonly #store: ReturnType<typeof createStatusStore>;
  readonly #blockListeners = new Set<(head: Head) => void>();

  constructor(book: NodeBook) {
    this.#book = book;
    this.#store = createStatusStore(this.#snapshot());
  }

  get store(): StatusStore {
    return this.#store;
  }

  onBlock(listener: (head: Head) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  tellBlock(head: Head): void {
    for (const listener of [...this.#blockListeners]) listener(head);
  }

  /** Nobody hears of blocks any more. */
  close(): void {
    this.#blockListeners.clear();
  }

  publish(): void {
    this.#store.set(this.#snapshot());
  }

  #snapshot() {
    const url = this.active?.url ?? null;
    const latencyMs = url === null ? null : this.#book.latencyOf(url);
    return {
      state: this.state,
      url,
      latencyMs,
      isCompared: this.isCompared,
      head: this.head,
      nodes: this.#book.entries(),
    };
  }
}
