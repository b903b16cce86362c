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
 * The wallet's first page at the end of a visit, separate from the copy of all data: it is drawn at once for a list of
 * any length, and the copy is read afterwards.
 */

/** Its storage key, with the prefix of the order's key: a reset forgets that prefix. */
export const SNAPSHOT_KEY = 'xbts.order.head';
/** An estimate by yesterday's price would mislead. */
const USABLE_MS = DAY_MS;
/** Milliseconds that the copy of all data waits for the first page. */
const PATIENCE_MS = 1000;

export interface Snapshot {
  /** Its owner: version, chain, account and currency. */
  of: string;
  /** The time of its balances' reading (ms). */
  at: number;
  figures: PortfolioFigures;
}

/** Names whose first page it is. */
export const snapshotMark = (name: string | null, currency: Currency) => `${cacheScope} ${name} ${currency}`;

/** The last visit's snapshot of an account's wallet, at most a day old; null: nothing usable. */
export function savedSnapshot(name: string | null, currency: Currency): Snapshot | null {
  const text = localStorage.getItem(SNAPSHOT_KEY);
  if (text === null) return null;
  try {
    const snapshot = fromCacheText(text) as Snapshot;
    const isUsable =
      snapshot.of === snapshotMark(name, currency) && Math.abs(Date.now() - snapshot.at) < USABLE_MS;
    return isUsable ? snapshot : null;
  } catch {
    return null; // the browser's storage is untrusted: invalid text counts as absent
  }
}

let tellDrawn: () => void = () => undefined;
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve;
});

/** Resolves when the last visit's first page is on the screen, at once without one, and after a second in any case. */
export async function snapshotIsDrawn(): Promise<void> {
  if (savedSnapshot(useSession.getState().account, useSettings.getState().currency) === null) return;
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** A read, with the last visit's data in place of missing ones. */
export interface ReadWithSnapshot extends PortfolioRead {
  /** The total to show, and since when it may be out of date. */
  total: { figures: PortfolioFigures | undefined; staleSince: number | null };
}

/** Like the read, but until its figures are complete the last visit's fill the gaps, with their age. */
export function useSnapshot(name: string | null, read: PortfolioRead): ReadWithSnapshot {
  const { figures, error, staleSince } = read;
  const currency = useSettings((settings) => settings.currency);
  const isOver = useRef(false);
  // Only a start is bridged: later gaps have nothing to do with the last visit.
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

/** Figures whose rows without a value take the last visit's, if the holding has not changed. */
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
