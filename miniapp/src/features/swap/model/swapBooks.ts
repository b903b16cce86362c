import { getLimitOrders } from '@xbts/shared/actions/getLimitOrders.ts';
import { watchOrderBook } from '@xbts/shared/actions/watchOrderBook.ts';
import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useMemo, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { type Holder, mayHold, mayTradePair } from '../../account/model/assetLimits.ts';
import type { Book } from './quotedMarket.ts';

/** Intermediate coins for routes over books, in addition to the two swapped: ten books to follow in total. */
const MOST_MIDDLES = 3;
/** Orders read per side of each book: the chain returns no more. */
const ORDERS_A_SIDE = 300;

/** A market by its two assets, the smaller id first. */
export type BookPair = readonly [one: string, other: string];

/**
 * The markets that matter for a swap of two assets: their own, those of each with the most pooled assets (the native
 * coin first), and those of these with each other, if the issuers let the account trade them.
 */
export function pairsFor(
  from: Asset,
  to: Asset,
  { pools, assets }: { readonly pools: readonly PoolState[]; readonly assets: ReadonlyMap<string, Asset> },
  holder: Holder,
): BookPair[] {
  const middles = hubsOf(pools)
    .filter((id) => id !== from.id && id !== to.id)
    .flatMap((id) => assets.get(id) ?? [])
    .slice(0, MOST_MIDDLES);
  const pairs: (readonly [Asset, Asset])[] = [
    [from, to],
    ...middles.flatMap((middle, index): [Asset, Asset][] => [
      [from, middle],
      [middle, to],
      ...middles.slice(index + 1).map((other): [Asset, Asset] => [middle, other]),
    ]),
  ];
  return pairs
    .filter(([one, other]) => mayHold(holder, one) && mayHold(holder, other) && mayTradePair(one, other))
    .map(([one, other]) =>
      compareObjectIds(one.id, other.id) < 0 ? [one.id, other.id] : [other.id, one.id],
    );
}

/** Assets by the number of pools that trade them, the native coin first. */
function hubsOf(pools: readonly PoolState[]): string[] {
  const counts = new Map([[CORE_ASSET_ID, Number.POSITIVE_INFINITY]]);
  for (const id of pools.flatMap(({ assetA, assetB }) => [assetA, assetB])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

const bookIdOf = ([one, other]: BookPair): string => `${one} ${other}`;

const noBooks: readonly Book[] = [];

/**
 * The books of these markets (a new list on every change), followed while a component is mounted; unread books are left
 * out.
 */
export function useLiveBooks(pairs: readonly BookPair[]): readonly Book[] {
  const [books, setBooks] = useState<ReadonlyMap<string, Book>>(new Map());
  const joined = pairs.map(bookIdOf).join();
  useEffect(() => {
    setBooks(new Map());
    if (joined === '') return undefined;
    const watched = joined.split(',').map((id) => {
      const [base = '', quote = ''] = id.split(' ');
      const kept = watchOrderBook(
        chain,
        { base, quote },
        {
          changed: () => {
            const { bids, asks } = kept.book;
            setBooks((before) => new Map(before).set(id, { id, orders: [...bids, ...asks] }));
          },
          filled: () => undefined,
        },
      );
      return kept;
    });
    return () => {
      for (const each of watched) each.end();
    };
  }, [joined]);
  return useMemo(() => (books.size === 0 ? noBooks : [...books.values()]), [books]);
}

/** Reads the books of these markets from a node, for signing. @throws AppError those of ChainReader.call */
export function readBooks(node: ChainReader, pairs: readonly BookPair[]): Promise<Book[]> {
  return Promise.all(
    pairs.map(async (pair) => ({
      id: bookIdOf(pair),
      orders: await getLimitOrders(node, ...pair, ORDERS_A_SIDE),
    })),
  );
}
