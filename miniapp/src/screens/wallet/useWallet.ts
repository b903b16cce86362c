import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useEffect, useState } from 'react';
import { useFullAccount } from '../../data/account.ts';
import { useAssetsRead } from '../../data/assets.ts';
import {
  assetIdsOf,
  byValue,
  type Estimate,
  estimateOf,
  type Holding,
  holdingsOf,
  totalOf,
} from '../../data/portfolio.ts';
import { usePricesRead } from '../../data/prices.ts';
import { useStaleSince } from '../../data/staleSince.ts';
import { useSettings } from '../../stores/settings.ts';

export interface WalletRow {
  holding: Holding;
  estimate: Estimate;
}

export interface WalletFigures {
  /** Every asset the account has or had, the most valuable first. */
  rows: readonly WalletRow[];
  total: ReturnType<typeof totalOf>;
  /** False when nothing owned has a price: then there is no total. */
  hasPrices: boolean;
  isWaitingForPrices: boolean;
}

export interface WalletRead {
  /** Undefined while the first answer is on its way. */
  figures: WalletFigures | undefined;
  error: unknown;
  retry: () => void;
  /** When the figures were read (ms), if they may be out of date. */
  staleSince: number | null;
}

/** The list is sorted by value: it waits so long for the first prices, so that its rows need not change places. */
const PRICES_WAIT_MS = 1000;

function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** All that the wallet shows of an account, in the chosen currency. */
export function useWallet(account: string | null): WalletRead {
  const full = useFullAccount(account);
  const { assets, isPending, error } = useAssetsRead(full.data === undefined ? [] : assetIdsOf(full.data));
  const read = usePricesRead();
  const isWaitOver = useIsOver(PRICES_WAIT_MS);
  const currency = useSettings((settings) => settings.currency.toUpperCase() as FiatCurrency);
  const staleSince = useStaleSince(full);
  const retry = () => {
    void full.refetch();
  };
  if (full.data === undefined || error !== null) {
    return { figures: undefined, error: full.error ?? error, retry, staleSince };
  }
  if (isPending || (read.isPending && !isWaitOver))
    return { figures: undefined, error: null, retry, staleSince };
  const rows = holdingsOf(full.data, assets)
    .map((holding) => ({ holding, estimate: estimateOf(holding, read.prices, currency) }))
    .sort(byValue);
  const owned = rows.filter(({ holding }) => holding.total > 0n).map(({ estimate }) => estimate);
  return {
    figures: {
      rows,
      total: totalOf(owned),
      hasPrices: owned.some(({ value }) => value !== null),
      isWaitingForPrices: read.isPending,
    },
    error: null,
    retry,
    staleSince,
  };
}
