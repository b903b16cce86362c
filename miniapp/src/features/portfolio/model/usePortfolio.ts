import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { memoizeLast } from '../../../platform/cache/memoizeLast.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import type { Currency } from '../../../platform/i18n/currencies.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { useFullAccount, useWholeAccount } from '../../account/model/account.ts';
import { assetIdsOwnedFirst } from '../../account/model/holdings.ts';
import { type AssetMetadata, useMetadata } from '../../assets/model/metadata.ts';
import { useFeaturedPrices } from '../../assets/model/prices/featuredPrices.ts';
import type { FeaturedPrices } from '../../assets/model/prices/featuredQuote.ts';
import type { PriceBook } from '../../assets/model/prices/priceBook.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { useDeferredPrices, useIsOver } from './deferredPrices.ts';
import { byValue } from './portfolio.ts';
import { isFirstLook, savedOrder } from './portfolioOrder.ts';
import {
  FIRST_ROWS,
  figuresOf,
  type PortfolioRead,
  type PortfolioRow,
  portfolioRows,
} from './portfolioRows.ts';

/** The list is sorted by value: it waits this long for the first prices, so that its rows need not move. */
const PRICES_WAIT_MS = 1000;

const none: readonly PortfolioRow[] = [];
const nothing: readonly string[] = [];
const rowsOf = memoizeLast(
  (
    account: FullAccount,
    metadata: ReadonlyMap<string, AssetMetadata>,
    prices: FeaturedPrices,
    book: PriceBook | null,
    currency: Currency,
  ) =>
    portfolioRows(account, metadata, {
      prices,
      book,
      currency: currency.toUpperCase() as FiatCurrency,
      stakingAsset: appConfig.stakingAsset,
    }),
);
const shownFigures = memoizeLast(figuresOf);
const ownedFirst = memoizeLast(assetIdsOwnedFirst);

/** An account's total value, in the chosen currency. */
export function usePortfolio(name: string | null): PortfolioRead {
  const full = useFullAccount(name);
  const { whole, account, metadata, rest, ...names } = useOwned(name, full.data);
  const { isPending, isPartial, error: metadataError, retry } = names;
  const read = useFeaturedPrices();
  const { book, isPending: isPricing } = useDeferredPrices(account, metadata, read);
  const isWaitOver = useIsOver(PRICES_WAIT_MS);
  // Without an earlier order, the correct one is worth a moment; a cold start shows its data at once.
  const isFirst = useMemo(() => isFirstLook(name), [name]);
  const isAwaited = read.isPending || (isFirst && (isPricing || isPartial));
  const currency = useSettings((settings) => settings.currency);
  const staleSince = useStaleSince(full);
  const rows = account === undefined ? none : rowsOf(account, metadata, read.prices, book, currency);
  const failure = whole.error ?? metadataError;
  const isShown = account !== undefined && !isPending && failure === null && (!isAwaited || isWaitOver);
  const isWaitingForPrices = read.isPending || isPricing || isPartial;
  const isSettled = isShown && !isWaitingForPrices;
  const ordered = useSavedOrder(rows, { name, isShown });
  const figures = isShown ? shownFigures(ordered, isWaitingForPrices, book, rest) : undefined;
  const at = isSettled && staleSince === null ? full.dataUpdatedAt : null;
  useEffect(() => {
    if (name === null || at === null || figures === undefined || account === undefined) return;
    const complete = { name, currency, figures, at, account, metadata, prices: read.prices, book };
    // If the part fails to load, the saved data stay.
    import('./saveSnapshot.ts').then(({ savePortfolio }) => savePortfolio(complete)).catch(() => undefined);
  }, [name, currency, figures, at, account, metadata, read.prices, book]);
  const error = full.data === undefined ? full.error : failure;
  const readAgain = () => {
    void full.refetch();
    if (whole.error !== null) whole.retry();
    if (metadataError !== null) retry();
  };
  return { figures, error, retry: readAgain, staleSince };
}

/** The account's holdings, with names: the beginning of a list that the node cuts off, until the whole is loaded. */
function useOwned(name: string | null, full: FullAccount | undefined) {
  // The whole of a long list is read once its beginning is shown.
  const [isBegun, setBegun] = useState(false);
  const whole = useWholeAccount(full, isBegun);
  const { account, isCut } = whole;
  const all = account === undefined ? nothing : ownedFirst(account);
  const ids = useMemo(
    () => (isCut ? firstHeld(account, [...savedOrder(name), ...all]) : all),
    [isCut, account, all, name],
  );
  const read = useMetadata(ids);
  const isPartial = isCut || read.isPartial;
  useEffect(() => {
    if (isCut && !read.isPending) setBegun(true);
  }, [isCut, read.isPending]);
  const rest = isPartial ? all.length - read.metadata.size : 0;
  return { ...read, whole, account, isPartial, rest: Math.max(0, rest) };
}

/** The first ids with a known balance: an asset missing in the node's list is not zero. */
function firstHeld(account: FullAccount | undefined, ids: readonly string[]): string[] {
  const held = new Set(account?.balances.map(({ asset_type }) => asset_type));
  return [...new Set(ids)].filter((id) => held.has(id)).slice(0, FIRST_ROWS);
}

function inOrder(rows: readonly PortfolioRow[], ids: readonly string[]): PortfolioRow[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ holding }: PortfolioRow) => place.get(holding.assetId) ?? ids.length;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b) || byValue(a, b));
}

/** Rows in the order of ids with spaces between, and the ids of what comes out. */
const ordered = memoizeLast((rows: readonly PortfolioRow[], ids: string) => inOrder(rows, ids.split(' ')));
const idsOf = memoizeLast((rows: readonly PortfolioRow[]) =>
  rows.map(({ holding }) => holding.assetId).join(' '),
);

/**
 * Rows by value, but no row changes its place while it is looked at: prices that come later are sorted by at the next
 * visit, which begins with the order that was right at the end of this one.
 */
function useSavedOrder(
  rows: readonly PortfolioRow[],
  { name, isShown }: { name: string | null; isShown: boolean },
): readonly PortfolioRow[] {
  const latest = useRef(rows);
  latest.current = rows;
  const key = isShown ? `${name} ${rows.length}` : '';
  const ids = useMemo(() => {
    if (key === '') return '';
    const saved = savedOrder(key.split(' ')[0] ?? null).join(' ');
    return idsOf(ordered(latest.current, saved));
  }, [key]);
  return ordered(rows, ids);
}
