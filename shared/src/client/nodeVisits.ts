import { AppError, toAppError } from '../errors/appError.ts';
import type { Clock } from './clock.ts';
import { Connection } from './connection.ts';
import type { NodeBook } from './nodeBook.ts';
import { askHead, type NodeVisit, visitNode } from './nodeVisit.ts';
import type { OpenSocket } from './socket.ts';

/** How long a connected node may take to report its head before the pool moves on. */
export const HEAD_ANSWER_MS = 1_500;

export interface NodeVisitsOptions {
  readonly clock: Clock;
  readonly openSocket: OpenSocket;
  readonly book: NodeBook;
  /** null: that of the first node that answers. */
  readonly chainId: string | null;
  readonly onLost: (connection: Connection, reason: string) => void;
  /** The book has changed. */
  readonly onChange: () => void;
}

/** Every connection of a pool: opened by asking a node for its chain and head, one of them kept warm beside the one in use. */
export class NodeVisits {
  chainId: string | null;
  standby: Connection | null = null;
  readonly #options: NodeVisitsOptions;
  readonly #connections = new Set<Connection>();
  #isClosed = false;

  constructor(options: NodeVisitsOptions) {
    this.#options = options;
    this.chainId = options.chainId;
  }

  /** Asks a node for its chain and head, over the standby connection when it is that node's. @throws AppError when it is not fit */
  async visit(url: string): Promise<NodeVisit> {
    const { book, clock, onChange } = this.#options;
    const isStandby = this.standby?.url === url && this.standby.isOpen;
    const connection = isStandby && this.standby !== null ? this.standby : this.#open(url);
    book.connecting(url);
    onChange();
    try {
      const visit = isStandby ? await this.#revisit(connection) : await visitNode(connection, clock);
      this.#judge(visit);
      book.answered(url, visit.head, visit.latencyMs);
      return visit;
    } catch (error) {
      this.forget(connection);
      this.#note(url, toAppError(error));
      throw error;
    } finally {
      onChange();
    }
  }

  /** As visit, with null for a node that is not fit; the book and the status hold the reason. */
  try(url: string): Promise<NodeVisit | null> {
    return this.visit(url).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  /**
   * Keeps a connection warm unless one is kept already or it is the node in use; else closes it. One that can confirm what the
   * node in use says takes the place of one that can't.
   */
  keep(connection: Connection, activeUrl: string | undefined): void {
    const { standby } = this;
    if (standby === connection) return;
    const isWanted = connection.isOpen && connection.url !== activeUrl && !this.#isClosed;
    if (!isWanted || (standby !== null && !this.#isBetter(connection, standby, activeUrl))) {
      this.forget(connection);
      return;
    }
    if (standby !== null) this.forget(standby);
    this.standby = connection;
  }

  #isBetter(one: Connection, other: Connection, activeUrl: string | undefined): boolean {
    const { book } = this.#options;
    const canConfirm = ({ url }: Connection) =>
      activeUrl !== undefined && book.areIndependent(activeUrl, url);
    return canConfirm(one) && !canConfirm(other);
  }

  /** Forgets a connection without closing it. */
  release(connection: Connection): void {
    this.#connections.delete(connection);
    if (this.standby === connection) this.standby = null;
  }

  forget(connection: Connection): void {
    connection.close();
    this.release(connection);
  }

  close(): void {
    this.#isClosed = true;
    this.standby = null;
    for (const connection of [...this.#connections]) connection.close();
    this.#connections.clear();
  }

  async #revisit(connection: Connection): Promise<NodeVisit> {
    const { clock } = this.#options;
    const askedAt = clock.now();
    const head = await askHead(connection, HEAD_ANSWER_MS);
    return { connection, head, chainId: this.chainId ?? '', latencyMs: clock.now() - askedAt };
  }

  #judge({ connection, chainId }: NodeVisit): void {
    const { url } = connection;
    if (this.#isClosed) throw new AppError('node.closed');
    this.chainId ??= chainId;
    if (chainId !== this.chainId)
      throw new AppError('node.wrong_chain', { url, expected: this.chainId, got: chainId });
  }

  #note(url: string, error: AppError): void {
    const { book } = this.#options;
    if (error.code === 'node.wrong_chain') book.refused(url, 'wrong_chain', error.message);
    else book.failed(url, error.message);
  }

  #open(url: string): Connection {
    const { clock, openSocket, onLost } = this.#options;
    const connection: Connection = new Connection({
      url,
      clock,
      openSocket,
      onLost: (reason) => onLost(connection, reason),
    });
    this.#connections.add(connection);
    return connection;
  }
}
