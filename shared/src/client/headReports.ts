import { groupBy } from '../engine/groupBy.ts';
import type { Head } from './nodeStatus.ts';
import { isLocalFallback, type ListedNode, operatorIn } from './operators.ts';

/** A head this far from the other nodes' agreed head makes a node unfit (design, decision 3). */
export const MAX_APART_MS = 15_000;

/** A head with the time at which a node reported it, by this device's clock, milliseconds. */
export interface HeadReport {
  readonly url: string;
  readonly head: Head;
  readonly seenAt: number;
}

/** Milliseconds by which a head is ahead of this device's clock, which makes heads of different moments comparable. */
const aheadOfClock = ({ head, seenAt }: HeadReport): number => head.time - seenAt;

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** One figure per operator, so that running many nodes gains no majority. The local fallback has none. */
function reportsByOperator(reports: readonly HeadReport[], nodes: readonly ListedNode[]): number[] {
  const independent = reports.filter(({ url }) => !isLocalFallback(url, nodes));
  const byOperator = groupBy(independent, ({ url }) => operatorIn(url, nodes));
  return [...byOperator.values()].map((each) => middle(each.map(aheadOfClock).sort((a, b) => a - b)));
}

/** The operators' agreed head: milliseconds ahead of this device's clock. `isConfirmed`: two operators were heard. */
export interface AgreedHead {
  readonly aheadMs: number;
  readonly isConfirmed: boolean;
}

/**
 * The report nearest to the median; null without any. An even number of operators has no middle: this device's clock
 * then counts as one more, decides between two nodes and is outvoted by three.
 */
export function agreedHead(reports: readonly HeadReport[], nodes: readonly ListedNode[]): AgreedHead | null {
  const said = reportsByOperator(reports, nodes);
  const median = middle((said.length % 2 === 0 ? [...said, 0] : [...said]).sort((a, b) => a - b));
  const [aheadMs] = [...said].sort((a, b) => Math.abs(a - median) - Math.abs(b - median));
  return aheadMs === undefined ? null : { aheadMs, isConfirmed: said.length > 1 };
}

/** A node's head beside the operators' agreed one. */
interface JudgedHead {
  readonly url: string;
  /** Milliseconds ahead (behind: negative). */
  readonly apartMs: number;
  readonly fault: 'ahead' | 'behind' | null;
}

/** Compares heads: the agreed one, and the heads too far from it. */
export function judgeHeads(
  reports: readonly HeadReport[],
  nodes: readonly ListedNode[],
): { readonly agreed: AgreedHead | null; readonly heads: readonly JudgedHead[] } {
  const agreed = agreedHead(reports, nodes);
  const heads = reports.map((report) => {
    const apartMs = agreed === null ? 0 : aheadOfClock(report) - agreed.aheadMs;
    return { url: report.url, apartMs, fault: faultOf(apartMs) };
  });
  return { agreed, heads };
}

function faultOf(apartMs: number): 'ahead' | 'behind' | null {
  if (Math.abs(apartMs) <= MAX_APART_MS) return null;
  return apartMs > 0 ? 'ahead' : 'behind';
}
