import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../stores/settings.ts';
import { useFullAccount } from '../accounts/account.ts';
import { usePricesRead } from '../prices/prices.ts';
import type { Pricing } from '../prices/pricingFollow.ts';
import { useStaleSince } from '../staleSince.ts';
import { assetIdsOf } from './portfolio.ts';
import { useAssetFaces } from './portfolioAssets.ts';
import { useWholeAccount } from './portfolioBalances.ts';
import { isFirstLook, useKeptOrder } from './portfolioOrder.ts';
import { figuresOf, type PortfolioFigures, type PortfolioRow, portfolioRows } from './portfolioRows.ts';
import { useIsOver, useValuer } from './portfolioValuer.ts';

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

/** How often it is asked whether a note of the total is due. */
const NOTES_MS = 60_000;

/** All that an account is worth, in the chosen currency. */
export function usePortfolio(name: string | null): PortfolioRead {
  const full = useFullAccount(name);
  const whole = useWholeAccount(full.data);
  const { account } = whole;
  const ids = useMemo(() => (account === undefined ? [] : idsOwnedFirst(account)), [account]);
  const { faces, isPending, isPartial, error: facesError, retry } = useAssetFaces(ids);
  const read = usePricesRead();
  const { valuer, pricing, isPending: isPricing } = useValuer(account, faces, read.prices);
  const isWaitOver = useIsOver(PRICES_WAIT_MS);
  // Without an order from before, the right one is worth a moment; a cold start shows what it has.
  const isFirst = useMemo(() => isFirstLook(name), [name]);
  const isAwaited = read.isPending || (isFirst && (isPricing || isPartial));
  const currency = useSettings((settings) => settings.currency.toUpperCase() as FiatCurrency);
  const staleSince = useStaleSince(full);
  const rows = useMemo(
    () =>
      account === undefined ? [] : portfolioRows(account, faces, { prices: read.prices, valuer, currency }),
    [account, faces, read.prices, valuer, currency],
  );
  const isShown = account !== undefined && !isPending && facesError === null && (!isAwaited || isWaitOver);
  const isWaitingForPrices = read.isPending || isPricing || isPartial;
  const isSettled = isShown && !isWaitingForPrices;
  const ordered = useKeptOrder(rows, { name, isShown, isSettled });
  const figures = useMemo(
    () => (isShown ? figuresOf(ordered, isWaitingForPrices, valuer) : undefined),
    [isShown, ordered, isWaitingForPrices, valuer],
  );
  useNotes(isSettled && staleSince === null ? name : null, pricing, (each) =>
    account === undefined
      ? null
      : totalIn(portfolioRows(account, faces, { prices: read.prices, valuer, currency: each })),
  );
  const error = full.data === undefined ? full.error : (whole.error ?? facesError);
  const readAgain = () => {
    void full.refetch();
    if (facesError !== null) retry();
  };
  return { figures, error, retry: readAgain, staleSince, account };
}

function totalIn(rows: readonly PortfolioRow[]): number | null {
  const { hasPrices, total } = figuresOf(rows, false, null);
  return hasPrices ? total.value : null;
}

/** Notes the total of an account over time, as soon as there is a pricing to do it; nothing for null. */
function useNotes(
  name: string | null,
  pricing: Pricing | null,
  total: (currency: FiatCurrency) => number | null,
): void {
  const asked = useRef({ name: '', at: 0 });
  useEffect(() => {
    const now = Date.now();
    const isDue = asked.current.name !== name || now - asked.current.at > NOTES_MS;
    if (name === null || pricing === null || !isDue) return;
    asked.current = { name, at: now };
    pricing.note(name, total);
  });
}

/** The native coin, then what is owned: of a long list the first hundred are read first. */
function idsOwnedFirst(account: FullAccount): string[] {
  const empty = new Set(
    account.balances.filter(({ balance }) => balance === 0n).map((each) => each.asset_type),
  );
  const rank = (id: string) => (id === CORE_ASSET_ID ? 0 : empty.has(id) ? 2 : 1);
  return assetIdsOf(account).sort((a, b) => rank(a) - rank(b));
}
