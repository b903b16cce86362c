import { AppError } from '../errors/appError.ts';
import type {
  ApiName,
  BeginSubscription,
  CallOptions,
  ChainClient,
  NodeReader,
  ObjectListener,
} from './chainClient.ts';
import { NodeInUse } from './nodeInUse.ts';
import type { NodePoolOptions } from './nodePoolOptions.ts';
import type { Head, StatusStore } from './nodeStatus.ts';
import { operatorsNeeded } from './operators.ts';
import { pooledCall } from './pooledCall.ts';

/** How long a node that can be read from is waited for. */
const READERS_MS = 10_000;

/** A chain client over a pool of nodes (design, decision 3). It starts connecting at once. */
export function createNodePool(options: NodePoolOptions): ChainClient {
  return new NodePool(options);
}

class NodePool implements ChainClient {
  readonly status: StatusStore;
  readonly #use: NodeInUse;

  constructor(options: NodePoolOptions) {
    this.#use = new NodeInUse(options);
    this.status = this.#use.status.store;
  }

  call<T = unknown>(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options: CallOptions<T> = {},
  ): Promise<T> {
    const { gate, clock, book, connections, subscriptions } = this.#use;
    return pooledCall({
      gate,
      clock,
      answerOf: (connection) =>
        api === 'database' ? subscriptions.answerOf(connection, method, params) : undefined,
      others: (url) =>
        connections.standbys.filter((each) => each.isOpen && book.areIndependent(each.url, url)),
      onSilent: (url, reason) => this.silent(url, reason),
      api,
      method,
      params,
      options,
    });
  }

  async chainId(): Promise<string> {
    const { gate, clock, connections } = this.#use;
    if (connections.chainId === null) await gate.wait(clock.steady() + 10_000, 'get_chain_id');
    const { chainId } = connections;
    if (chainId === null) throw new AppError('node.unreachable', { method: 'get_chain_id' });
    return chainId;
  }

  async readers(count = operatorsNeeded(this.#use.book.nodes())): Promise<readonly NodeReader[]> {
    const { gate, clock, book, connections } = this.#use;
    const active = await gate.wait(clock.steady() + READERS_MS, 'readers');
    // Only what is to be signed or proven asks several nodes: an opening does without it.
    const { gatherReaders } = await import('./nodeReaders.ts').catch((cause) => {
      throw new AppError('app.part_not_loaded', {}, cause);
    });
    return gatherReaders(
      { clock, book, connections, activeUrl: () => this.#use.status.active?.url },
      active,
      count,
    );
  }

  contradicted(url: string, reason: string): void {
    this.#use.book.refused(url, 'contradicted', reason);
    this.#use.leaveUrl(url);
  }

  silent(url: string, reason: string): void {
    const { book } = this.#use;
    // A node is left for another, never for none.
    if (!book.hasOther(url)) return;
    book.silent(url, reason);
    this.#use.leaveUrl(url);
  }

  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void {
    return this.#use.subscriptions.objects(ids, listener);
  }

  subscribeAccount(nameOrId: string, listener: () => void): () => void {
    return this.#use.subscriptions.account(nameOrId, listener);
  }

  subscribeOnEach(begin: BeginSubscription): () => void {
    return this.#use.subscriptions.onEach(begin);
  }

  onBlock(listener: (head: Head) => void): () => void {
    return this.#use.status.onBlock(listener);
  }

  setUrls(urls: readonly string[], ownUrls?: readonly string[]): void {
    this.#use.setUrls(urls, ownUrls);
  }

  prefer(url: string): Promise<boolean> {
    return this.#use.prefer(url);
  }

  rest(): void {
    this.#use.rest();
  }

  wake(): void {
    this.#use.wake();
  }

  close(): void {
    this.#use.close();
  }
}
