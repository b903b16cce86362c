import { useEffect, useMemo, useRef } from 'react';
import { fromCacheText } from '../../../platform/cache/cacheText.ts';
import { keptMark } from '../../../platform/cache/queryClient.ts';
import type { Currency } from '../../../platform/i18n/currencies.ts';
import { useSession } from '../../accounts/model/session.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { ownedUnits } from './portfolio.ts';
import type { PortfolioFigures } from './portfolioRows.ts';
import type { PortfolioRead } from './usePortfolio.ts';

/*
 * The first page of the wallet as a visit left it, apart from the copy of everything that was read: it is drawn at once,
 * however long the list, and the copy is read behind it.
 */

/** Where it lies; the name begins as the key of the order: a reset forgets what begins so. */
export const HEAD_KEY = 'xbts.order.head';
/** An estimate by a price of yesterday would mislead. */
const USABLE_MS = 86_400_000;
/** Milliseconds that the copy of everything waits for the first page at most. */
const PATIENCE_MS = 1000;

export interface Head {
  /** Whose it is: version, chain, account and currency. */
  of: string;
  /** When its balances were read (ms). */
  at: number;
  figures: PortfolioFigures;
}

/** Names whose first page it is. */
export const headMark = (name: string | null, currency: Currency) => `${keptMark} ${name} ${currency}`;

function keptHead(name: string | null, currency: Currency): Head | null {
  const text = localStorage.getItem(HEAD_KEY);
  if (text === null) return null;
  try {
    const head = fromCacheText(text) as Head;
    const isUsable = head.of === headMark(name, currency) && Math.abs(Date.now() - head.at) < USABLE_MS;
    return isUsable ? head : null;
  } catch {
    return null; // what lies in the browser's storage is input: broken text counts as absent
  }
}

let tellDrawn: () => void = () => undefined;
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve;
});

/** Resolves when the kept first page is on the screen, at once where there is none, after a second in any case. */
export async function headIsDrawn(): Promise<void> {
  if (keptHead(useSession.getState().account, useSettings.getState().currency) === null) return;
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** A read with what of the last visit is shown in its place. */
export interface ReadWithHead extends PortfolioRead {
  /** The total to show, and since when it may be out of date. */
  total: { figures: PortfolioFigures | undefined; staleSince: number | null };
}

/** As the read, but until its figures are complete what they lack is that of the last visit, with its age. */
export function useHead(name: string | null, read: PortfolioRead): ReadWithHead {
  const { figures, error, staleSince } = read;
  const currency = useSettings((settings) => settings.currency);
  const isOver = useRef(false);
  // Only a start is bridged: what is missing later on has nothing to do with the last visit.
  isOver.current ||= error !== null || figures?.isWaitingForPrices === false;
  const kept = useMemo(() => keptHead(name, currency), [name, currency]);
  const head = isOver.current ? null : kept;
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(tellDrawn));
  }, []);
  const shown = useMemo(() => (head === null ? figures : filled(figures, head)), [figures, head]);
  if (head === null) return { ...read, total: { figures, staleSince } };
  return {
    ...read,
    figures: shown,
    staleSince: figures === undefined ? head.at : staleSince,
    total: { figures: head.figures, staleSince: head.at },
  };
}

/** Figures whose rows have the worth of the last visit where none is there yet and as much is owned as then. */
function filled(figures: PortfolioFigures | undefined, head: Head): PortfolioFigures {
  if (figures === undefined) return head.figures;
  const kept = new Map(head.figures.rows.map((row) => [row.holding.assetId, row]));
  const rows = figures.rows.map((row) => {
    const before = row.estimate.value === null ? kept.get(row.holding.assetId) : undefined;
    return before !== undefined && ownedUnits(before.holding) === ownedUnits(row.holding)
      ? { ...row, estimate: before.estimate }
      : row;
  });
  return { ...figures, rows };
}
