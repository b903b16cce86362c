import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../stores/settings.ts';
import { useFullAccount } from './account.ts';
import {
  assetIdsOf,
  type Estimate,
  estimateOf,
  type FeaturedPrices,
  holdingsOf,
  type OwnedHolding,
  ownedUnits,
  totalOf,
} from './portfolio.ts';
import { type AssetFace, useAssetFaces } from './portfolioAssets.ts';
import { useWholeAccount } from './portfolioBalances.ts';
import { useKeptOrder } from './portfolioOrder.ts';
import { useIsOver, useValuer } from './portfolioValuer.ts';
import { usePricesRead } from './prices.ts';
import type { Valuer } from './pricingPortfolio.ts';
import { useStaleSince } from './staleSince.ts';

export interface PortfolioRow {
  holding: OwnedHolding;
  /** Of all units owned: spendable, in orders and staked. */
  estimate: Estimate;
}

export interface PortfolioFigures {
  /** Every asset the account has or had, the most valuable first; a price that comes later moves no row. */
  rows: readonly PortfolioRow[];
  total: ReturnType<typeof totalOf>;
  /** False when nothing owned has a price: then there is no total. */
  hasPrices: boolean;
  /** Prices are on their way: what has none yet may get one. */
  isWaitingForPrices: boolean;
  /** How prices were found; null while only featured prices are there. */
  valuer: Valuer | null;
}

export interface PortfolioRead {
  /** Undefined while the first answer is on its way. */
  figures: PortfolioFigures | undefined;
  error: unknown;
  retry: () => void;
  /** When the figures were read (ms), if they may be out of date. */
  staleSince: number | null;
  account: FullAccount | undefined;
}

/** The list is sorted by value: it waits so long for the first prices, so that its rows need not change places. */
const PRICES_WAIT_MS = 1000;

/** The rows of an account, in no order; a holding of nothing has no estimate to wait for. */
export function portfolioRows(
  account: FullAccount,
  faces: ReadonlyMap<string, AssetFace>,
  { prices, valuer, currency }: { prices: FeaturedPrices; valuer: Valuer | null; currency: FiatCurrency },
): PortfolioRow[] {
  return holdingsOf(account, faces).map((holding) => {
    const owned = ownedUnits(holding);
    const direct = estimateOf({ ...holding, total: owned }, prices, currency);
    if (direct.value !== null || valuer === null) return { holding, estimate: direct };
    return { holding, estimate: valuer.estimate(holding.assetId, owned, currency) };
  });
}

/** All that an account is worth, in the chosen currency. */
export function usePortfolio(name: string | null): PortfolioRead {
  const full = useFullAccount(name);
  const whole = useWholeAccount(full.data);
  const { account } = whole;
  const ids = useMemo(() => (account === undefined ? [] : idsOwnedFirst(account)), [account]);
  const { faces, isPending, isPartial, error: facesError } = useAssetFaces(ids);
  const read = usePricesRead();
  const { valuer, pricing, isPending: isPricing } = useValuer(account, faces, read.prices);
  const isWaitOver = useIsOver(PRICES_WAIT_MS);
  const currency = useSettings((settings) => settings.currency.toUpperCase() as FiatCurrency);
  const staleSince = useStaleSince(full);
  const rows = useMemo(
    () =>
      account === undefined ? [] : portfolioRows(account, faces, { prices: read.prices, valuer, currency }),
    [account, faces, read.prices, valuer, currency],
  );
  const isShown = account !== undefined && !isPending && (!read.isPending || isWaitOver);
  const isWaitingForPrices = read.isPending || isPricing || isPartial;
  const ordered = useKeptOrder(rows, { name, isShown, isSettled: isShown && !isWaitingForPrices });
  const figures = useMemo(
    () => (isShown ? figuresOf(ordered, isWaitingForPrices, valuer) : undefined),
    [isShown, ordered, isWaitingForPrices, valuer],
  );
  useEffect(() => {
    if (pricing === null || isWaitingForPrices || staleSince !== null) return;
    if (name === null || account === undefined) return;
    pricing.note(name, (each) => {
      const { hasPrices, total } = figuresOf(
        portfolioRows(account, faces, { prices: read.prices, valuer, currency: each }),
        false,
        valuer,
      );
      return hasPrices ? total.value : null;
    });
  }, [pricing, isWaitingForPrices, staleSince, name, account, faces, read.prices, valuer]);
  const error = full.data === undefined ? full.error : (whole.error ?? facesError);
  return { figures, error, retry: () => void full.refetch(), staleSince, account };
}

function figuresOf(
  rows: readonly PortfolioRow[],
  isWaitingForPrices: boolean,
  valuer: Valuer | null,
): PortfolioFigures {
  const owned = rows.filter(({ holding }) => ownedUnits(holding) > 0n).map(({ estimate }) => estimate);
  return {
    rows,
    total: totalOf(owned),
    hasPrices: owned.some(({ value }) => value !== null),
    isWaitingForPrices,
    valuer,
  };
}

/** The native coin, then what is owned: of a long list the first hundred are read first. */
function idsOwnedFirst(account: FullAccount): string[] {
  const empty = new Set(
    account.balances.filter(({ balance }) => balance === 0n).map((each) => each.asset_type),
  );
  const rank = (id: string) => (id === CORE_ASSET_ID ? 0 : empty.has(id) ? 2 : 1);
  return assetIdsOf(account).sort((a, b) => rank(a) - rank(b));
}
