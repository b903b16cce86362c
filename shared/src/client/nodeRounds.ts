import { agreedHead, apartFrom, MAX_APART_MS } from './headReports.ts';
import type { NodeBook } from './nodeBook.ts';
import type { NodeVisit } from './nodeVisit.ts';

/** A head that was named longer ago says nothing in a round: the chain's or the device's clock may have been moved since. */
const REPORT_COUNTS_MS = 5_000;

/** What a comparison of heads has found. */
export interface Round {
  readonly fit: readonly NodeVisit[];
  readonly unfit: readonly NodeVisit[];
  /** What is wrong with the node in use; null when nothing is. */
  readonly activeFault: 'ahead' | 'behind' | null;
}

const faultOf = (apartMs: number): 'ahead' | 'behind' | null => {
  if (Math.abs(apartMs) <= MAX_APART_MS) return null;
  return apartMs > 0 ? 'ahead' : 'behind';
};

/**
 * Compares the heads of nodes that were just asked with each other and with the node in use; notes in the book which are unfit, and what
 * they agree on.
 */
export function holdRound(book: NodeBook, visits: readonly NodeVisit[], activeUrl: string | null): Round {
  const urls = visits.map(({ connection }) => connection.url);
  const asked = activeUrl === null ? urls : [...new Set([...urls, activeUrl])];
  const reports = asked.map((url) => book.reportOf(url, REPORT_COUNTS_MS)).filter((each) => each !== null);
  const agreed = agreedHead(reports, book.nodes());
  const apart = apartFrom(agreed, reports);
  const faults = new Map(asked.map((url) => [url, faultOf(apart.get(url) ?? 0)] as const));
  if (agreed?.isConfirmed === true) book.agreedAheadMs = agreed.aheadMs;
  for (const [url, apartMs] of apart) {
    book.compared(url, apartMs);
    const fault = faults.get(url) ?? null;
    if (fault !== null) book.refused(url, fault, `head ${Math.round(apartMs / 1_000)} s from the others'`);
  }
  const isFit = ({ connection }: NodeVisit) => faults.get(connection.url) === null;
  const fit = visits.filter(isFit);
  return {
    fit,
    unfit: visits.filter((visit) => !isFit(visit)),
    activeFault: activeUrl === null ? null : (faults.get(activeUrl) ?? null),
  };
}
