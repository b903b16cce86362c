import { AppError, toAppError } from '../errors/appError.ts';
import type { SteadyClock } from './clock.ts';
import { Connection, type LateRead } from './connection.ts';
import type { NodeBook } from './nodeBook.ts';
import { usefulFirst, warmCount } from './nodeChoice.ts';
import { askHead, type NodeVisit, visitNode } from './nodeVisit.ts';
import type { OpenSocket } from './socket.ts';

/** How long a connected node may take to report its head before the pool moves on. */
export const HEAD_ANSWER_MS = 1_500;

export interface NodeConnectionsOptions {
  readonly clock: SteadyClock;
  readonly openSocket: OpenSocket;
  readonly book: NodeBook;
  /** null: the chain of the first node that answers. */
  readonly chainId: string | null;
  readonly onLost: (connection: Connection, reason: string, fault?: 'garbage') => void;
  /** Too many reads of this connection are late. */
  readonly onSlow: (connection: Connection, read: LateRead) => void;
  readonly maxAnswer: number | undefined;
  /** The book has changed. */
  readonly onChange: () => void;
}

/**
 * Every connection of a pool: opened by asking a node for its chain and head; some stay on standby beside the one in
 * use.
 */
export class NodeConnections {
  chainId: string | null;
  /** On standby beside the one in use: enough to confirm its answers. */
  readonly standbys: Connection[] = [];
  readonly #options: NodeConnectionsOptions;
  readonly #connections = new Set<Connection>();
  #isClosed = false;

  constructor(options: NodeConnectionsOptions) {
    this.#options = options;
    this.chainId = options.chainId;
  }

  /**
   * Asks a node for its chain and head, over its standby connection if it has one. @throws AppError when it is unfit
   */
  async visit(url: string): Promise<NodeVisit> {
    const { book, clock, onChange } = this.#options;
    const standby = this.standbys.find((each) => each.url === url && each.isOpen);
    const connection = standby ?? this.#open(url);
    book.connecting(url);
    onChange();
    try {
      const visit = standby === undefined ? await visitNode(connection, clock) : await this.#revisit(standby);
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

  /** Like visit, with null for an unfit node; the book and the status hold the reason. */
  try(url: string): Promise<NodeVisit | null> {
    return this.visit(url).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  /** Fewer nodes are on standby than a confirmation needs. */
  get hasRoom(): boolean {
    return this.standbys.length < warmCount(this.#options.book.nodes());
  }

  /** Keeps a connection on standby, or closes it when there are enough more useful ones. */
  keep(connection: Connection, usedUrl: string | undefined): void {
    if (this.standbys.includes(connection)) return;
    const isOfNoUse = !connection.isOpen || connection.url === usedUrl || this.#isClosed;
    // A later comparison may have found it unfit.
    if (isOfNoUse || this.#options.book.isRefused(connection.url)) {
      this.forget(connection);
      return;
    }
    const nodes = this.#options.book.nodes();
    const all = usefulFirst(this.standbys, connection, { usedUrl, nodes });
    this.standbys.splice(0, this.standbys.length, ...all);
    for (const each of all.slice(warmCount(nodes))) this.forget(each);
  }

  /** Takes the connection off standby and leaves it open. */
  unkeep(connection: Connection): void {
    const at = this.standbys.indexOf(connection);
    if (at >= 0) this.standbys.splice(at, 1);
  }

  /** Forgets a connection without closing it. */
  release(connection: Connection): void {
    this.#connections.delete(connection);
    this.unkeep(connection);
  }

  forget(connection: Connection): void {
    connection.close();
    this.release(connection);
  }

  close(): void {
    this.#isClosed = true;
    this.standbys.length = 0;
    for (const connection of [...this.#connections]) connection.close();
    this.#connections.clear();
  }

  async #revisit(connection: Connection): Promise<NodeVisit> {
    const { clock } = this.#options;
    const askedAt = clock.steady();
    const head = await askHead(connection, HEAD_ANSWER_MS);
    return { connection, head, chainId: this.chainId ?? '', latencyMs: clock.steady() - askedAt };
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
    // Its invalid message is the graver fault, and already recorded.
    else if (!book.isRefused(url)) book.failed(url, error.message);
  }

  #open(url: string): Connection {
    const { clock, openSocket, onLost, onSlow, maxAnswer } = this.#options;
    const connection: Connection = new Connection({
      url,
      clock,
      openSocket,
      maxAnswer,
      onLost: (reason, fault) => onLost(connection, reason, fault),
      onSlow: (read) => onSlow(connection, read),
    });
    this.#connections.add(connection);
    return connection;
  }
}

/** The addresses of nodes that answer a read in less than half of the slow node's time. */
export async function quickOnes(
  connections: readonly Connection[],
  { call: [api, method, params], tookMs }: LateRead,
): Promise<ReadonlySet<string>> {
  const asked = connections.map(async (connection) => {
    try {
      await connection.call(api, method, params, { timeoutMs: tookMs / 2 });
    } catch (error) {
      // A refusal of the chain is an answer too; any other error is none.
      if (!(error instanceof AppError)) throw error;
      if (!error.code.startsWith('chain.')) return null;
    }
    return connection.url;
  });
  return new Set((await Promise.all(asked)).filter((url) => url !== null));
}
