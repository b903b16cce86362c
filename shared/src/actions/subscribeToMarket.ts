import type { ChainClient, NodeReader, NoticeLine } from '../client/chainClient.ts';
import { toAppError } from '../errors/appError.ts';
import type { Market } from '../market/book/bookOrder.ts';
import { type MarketNotice, readMarketNotice } from '../market/book/marketNotice.ts';

/** Receives the start of a node's notices or its refusal, and each notice. */
export interface MarketListener {
  /** Notices of this node follow; earlier data may be out of date. `refusal`: the reason why it sends none. */
  began(node: NodeReader, refusal: unknown): void;
  told(notice: MarketNotice): void;
}

interface Subscription {
  readonly listeners: Set<MarketListener>;
  begun: { readonly line: NoticeLine; readonly refusal: unknown } | null;
  end(): void;
}

/** chainClient.ts reserves smaller callback ids. */
const FIRST_CALLBACK = 1_000;
let callbacks = 0;
/** A node keeps one callback a market and connection, so all watchers of a market share it. */
const subscriptions = new WeakMap<ChainClient, Map<string, Subscription>>();

/** Reports changes of a market, over one node after the other; returns the function that ends it. */
export function subscribeToMarket(client: ChainClient, market: Market, listener: MarketListener): () => void {
  const known = subscriptions.get(client) ?? new Map<string, Subscription>();
  subscriptions.set(client, known);
  const key = [market.base, market.quote].sort().join(' ');
  const subscription = known.get(key) ?? begin(client, market, () => known.has(key));
  known.set(key, subscription);
  subscription.listeners.add(listener);
  const { begun } = subscription;
  if (begun !== null) listener.began(begun.line.node, begun.refusal);
  return () => {
    subscription.listeners.delete(listener);
    if (subscription.listeners.size > 0 || known.get(key) !== subscription) return;
    known.delete(key);
    subscription.end();
  };
}

/** `isRenewed`: another subscription of the same market has replaced this one. */
function begin(client: ChainClient, { base, quote }: Market, isRenewed: () => boolean): Subscription {
  callbacks += 1;
  const callback = FIRST_CALLBACK + callbacks;
  const listeners = new Set<MarketListener>();
  const stop = client.subscribeOnEach(async (line) => {
    line.onNotice(callback, (argument) => {
      const notice = readMarketNotice(argument);
      for (const listener of [...listeners]) listener.told(notice);
    });
    const refusal = await refusalOf(line.node, 'subscribe_to_market', [callback, base, quote]);
    subscription.begun = { line, refusal };
    if (listeners.size === 0) subscription.end();
    for (const listener of [...listeners]) listener.began(line.node, refusal);
  });
  const subscription: Subscription = {
    listeners,
    begun: null,
    end: () => {
      stop();
      // Best effort: nobody listens to a node that keeps sending. On a renewed subscription this call would end the new
      // one too.
      const node = subscription.begun?.line.node;
      if (node !== undefined && !isRenewed())
        void refusalOf(node, 'unsubscribe_from_market', [base, quote]).catch(ignore);
    },
  };
  return subscription;
}

const ignore = () => undefined;

/** A node's refusal of a call; null: it accepted. Rejects when the connection fails. */
async function refusalOf(node: NodeReader, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    await node.call('database', method, params);
    return null;
  } catch (error) {
    if (toAppError(error).code.startsWith('chain.')) return error;
    throw error;
  }
}
