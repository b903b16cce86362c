import type { QueryClient } from '@tanstack/react-query';
import { findPrices } from '@xbts/shared/market/findPrices.ts';
import type { PriceSnapshot } from './priceBook.ts';
import { keepFresh, knownParts, type PriceParts, sourcesOf } from './priceSources.ts';

/** The prices of one moment, computed once for any number of screens. */
export interface PriceKeeper {
  /** The present data: the same object until some of it changes. */
  snapshot(): PriceSnapshot;
  /** Keeps the sources fresh and reports each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

const keepers = new WeakMap<QueryClient, PriceKeeper>();

/** The single keeper of a query client. */
export function priceKeeperOf(queries: QueryClient): PriceKeeper {
  const keeper = keepers.get(queries) ?? createPriceKeeper(queries);
  keepers.set(queries, keeper);
  return keeper;
}

function createPriceKeeper(queries: QueryClient): PriceKeeper {
  const listeners = new Set<() => void>();
  let end: (() => void) | null = null;
  let known: { facts: Facts; snapshot: PriceSnapshot } | null = null;
  return {
    snapshot: () => {
      const parts = knownParts(queries);
      const facts = factsOf(parts);
      if (known !== null && isSame(facts.all, known.facts.all)) return known.snapshot;
      const sources = sourcesOf(parts);
      // Sources read again without a change give the same prices.
      const isFound = known !== null && isSame(facts.data, known.facts.data);
      const find = known !== null && isFound ? known.snapshot.find : findPrices(sources);
      known = { facts, snapshot: { ...sources, find } };
      return known.snapshot;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      end ??= keepFresh(queries, () => {
        for (const each of listeners) each();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.();
        end = null;
      };
    },
  };
}

/** Decides whether a snapshot and its prices are still current. */
interface Facts {
  readonly all: readonly unknown[];
  readonly data: readonly unknown[];
}

function factsOf({ coins, pools, tickers, origins, named }: PriceParts): Facts {
  const parts = [...Object.values(coins), pools, tickers, origins, named];
  return { all: parts.flatMap((part) => Object.values(part)), data: parts.map(({ data }) => data) };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((each, index) => Object.is(each, other[index]));
