import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { useEffect, useMemo, useRef } from 'react';
import { fromCacheText } from '../../../platform/cache/cacheText.ts';
import { cacheScope } from '../../../platform/cache/queryClient.ts';
import type { Currency } from '../../../platform/i18n/currencies.ts';
import { ownedUnits } from '../../account/model/holdings.ts';
import { useSession } from '../../account/model/session.ts';
import { useSettings } from '../../settings/model/settings.ts';
import type { PortfolioFigures, PortfolioRead } from './portfolioRows.ts';

/*
 * The first page of the wallet as a visit left it, apart from the copy of everything that was read: it is drawn at once,
 * however long the list, and the copy is read behind it.
 */

/** Where it lies; the name begins as the key of the order: a reset forgets what begins so. */
export const SNAPSHOT_KEY = 'xbts.order.head';
/** An estimate by a price of yesterday would mislead. */
const USABLE_MS = DAY_MS;
/** Milliseconds that the copy of everything waits for the first page at most. */
const PATIENCE_MS = 1000;

export interface Snapshot {
  /** Whose it is: version, chain, account and currency. */
  of: string;
  /** When its balances were read (ms). */
  at: number;
  figures: PortfolioFigures;
}

/** Names whose first page it is. */
export const snapshotMark = (name: string | null, currency: Currency) => `${cacheScope} ${name} ${currency}`;

/** What a visit has left of an account's wallet, no older than a day; null: nothing of use. */
export function savedSnapshot(name: string | null, currency: Currency): Snapshot | null {
  const text = localStorage.getItem(SNAPSHOT_KEY);
  if (text === null) return null;
  try {
    const snapshot = fromCacheText(text) as Snapshot;
    const isUsable =
      snapshot.of === snapshotMark(name, currency) && Math.abs(Date.now() - snapshot.at) < USABLE_MS;
    return isUsable ? snapshot : null;
  } catch {
    return null; // what lies in the browser's storage is input: broken text counts as absent
  }
}

let tellDrawn: () => void = () => undefined;
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve;
});

/** Resolves when the first page of the last visit is on the screen, at once where there is none, after a second in any case. */
export async function snapshotIsDrawn(): Promise<void> {
  if (savedSnapshot(useSession.getState().account, useSettings.getState().currency) === null) return;
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** A read with what of the last visit is shown in its place. */
export interface ReadWithSnapshot extends PortfolioRead {
  /** The total to show, and since when it may be out of date. */
  total: { figures: PortfolioFigures | undefined; staleSince: number | null };
}

/** As the read, but until its figures are complete what they lack is that of the last visit, with its age. */
export function useSnapshot(name: string | null, read: PortfolioRead): ReadWithSnapshot {
  const { figures, error, staleSince } = read;
  const currency = useSettings((settings) => settings.currency);
  const isOver = useRef(false);
  // Only a start is bridged: what is missing later on has nothing to do with the last visit.
  isOver.current ||= error !== null || figures?.isWaitingForPrices === false;
  const saved = useMemo(() => savedSnapshot(name, currency), [name, currency]);
  const snapshot = isOver.current ? null : saved;
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(tellDrawn));
  }, []);
  const shown = useMemo(() => (snapshot === null ? figures : filled(figures, snapshot)), [figures, snapshot]);
  if (snapshot === null) return { ...read, total: { figures, staleSince } };
  return {
    ...read,
    figures: shown,
    staleSince: figures === undefined ? snapshot.at : staleSince,
    total: { figures: snapshot.figures, staleSince: snapshot.at },
  };
}

/** Figures whose rows have the worth of the last visit where none is there yet and as much is owned as then. */
function filled(figures: PortfolioFigures | undefined, snapshot: Snapshot): PortfolioFigures {
  if (figures === undefined) return snapshot.figures;
  const kept = new Map(snapshot.figures.rows.map((row) => [row.holding.assetId, row]));
  const rows = figures.rows.map((row) => {
    const before = row.estimate.value === null ? kept.get(row.holding.assetId) : undefined;
    return before !== undefined && ownedUnits(before.holding) === ownedUnits(row.holding)
      ? { ...row, estimate: before.estimate }
      : row;
  });
  return { ...figures, rows };
}
