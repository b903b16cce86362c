import type { Head, NodeFault, NodeState } from './nodeStatus.ts';
import { areIndependent, isLocalFallback, type ListedNode, operatorsNeeded, quorumOf } from './operators.ts';

/** The shortest and longest wait before a node is tried again: exponential, half of it random. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** How long an unfit node is excluded, by its fault. */
export const FAULT_WAIT_MS: Readonly<Record<NodeFault, number>> = {
  behind: 30_000,
  ahead: 120_000,
  silent: 120_000,
  wrong_chain: 300_000,
  contradicted: 600_000,
  garbage: 600_000,
};
/** Assumed for an unmeasured node. */
const UNKNOWN_LATENCY_MS = 400;
/** The score of a node to try after all others. */
const LAST = 1e9;

/** The book's entry for one node. */
export interface KnownNode {
  readonly url: string;
  isOwn: boolean;
  state: NodeState;
  latencyMs: number | null;
  head: Head | null;
  /** The time of its head report, by the steady clock like all moments here; then by the device's clock. */
  headSeenAt: number;
  headDatedAt: number;
  /** How far the head was ahead (behind: negative) of the agreed one at the last comparison. */
  apartMs: number;
  failures: number;
  silences: number;
  retryAt: number;
  activeSince: number;
  reason: string | null;
  fault: NodeFault | null;
}

/** A node that has not been asked yet. */
export const newNode = (url: string, isOwn: boolean): KnownNode => ({
  url,
  isOwn,
  state: 'unknown',
  latencyMs: null,
  head: null,
  headSeenAt: 0,
  headDatedAt: 0,
  apartMs: 0,
  failures: 0,
  silences: 0,
  retryAt: 0,
  activeSince: 0,
  reason: null,
  fault: null,
});

/** The wait after a number of consecutive failures, in milliseconds; `chance`: 0 ≤ x < 1. */
export function waitAfter(failures: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return wait * (0.5 + 0.5 * chance);
}

/** Milliseconds until the next node may be tried. */
export function msUntilNextTry(nodes: readonly KnownNode[], now: number): number {
  const times = nodes.filter(({ state }) => state !== 'active').map(({ retryAt }) => retryAt);
  return Math.max(0, Math.min(...times, now + LONGEST_WAIT_MS) - now);
}

/**
 * Nodes that may be tried now, best first: by latency and by the distance of the head from the others'; the local
 * fallback last.
 */
export function bestFirst(
  nodes: readonly KnownNode[],
  { now, preferred }: { readonly now: number; readonly preferred: string | undefined },
): KnownNode[] {
  const score = (node: KnownNode, index: number): number => {
    if (node.url === preferred && node.failures === 0) return -1;
    if (isLocalFallback(node.url, nodes)) return LAST;
    const latencyMs = node.latencyMs ?? UNKNOWN_LATENCY_MS;
    return latencyMs + Math.abs(node.apartMs) / 10 + node.failures * 1_000 + index / 100;
  };
  return nodes
    .map((node, index) => ({ node, score: score(node, index) }))
    .filter(({ node }) => node.retryAt <= now && node.state !== 'active' && node.state !== 'connecting')
    .sort((a, b) => a.score - b.score)
    .map(({ node }) => node);
}

interface Compared {
  readonly nodes: readonly ListedNode[];
  readonly usedUrl: string | undefined;
  /** The node that the user chose. */
  readonly chosenUrl: string | undefined;
  /** Nodes on standby. */
  readonly warm: readonly string[];
  /** Nodes that may be tried, best first. */
  readonly triable: readonly KnownNode[];
}

/**
 * The nodes to compare with the one in use: together with it enough to outvote liars. Standbys come first, then those
 * asked longest ago, other operators first; and the user's choice.
 */
export function toCompare({ nodes, usedUrl, chosenUrl, warm, triable }: Compared): string[] {
  const isLast = ({ url }: KnownNode) => Number(isLocalFallback(url, nodes));
  const rest = triable
    .filter(({ url }) => !warm.includes(url))
    .sort((a, b) => isLast(a) - isLast(b) || a.headSeenAt - b.headSeenAt)
    .map(({ url }) => url);
  const isDependent = (url: string) => Number(usedUrl !== undefined && !areIndependent(usedUrl, url, nodes));
  const ordered = [...warm, ...rest].sort((a, b) => isDependent(a) - isDependent(b));
  const asked = ordered.slice(0, quorumOf(nodes) - 1);
  // A return to the chosen node must not depend on its turn: it comes on top of the nodes that decide who lies.
  return asked.concat(ordered.filter((url) => url === chosenUrl && !asked.includes(url)));
}

/** The number of standby connections: enough to confirm the node in use. */
export const warmCount = (nodes: readonly ListedNode[]): number => operatorsNeeded(nodes) - 1;

/** The standby connections and a new one: first those that can confirm the node in use, each of another operator. */
export function usefulFirst<Each extends { readonly url: string }>(
  kept: readonly Each[],
  added: Each,
  { usedUrl, nodes }: { readonly usedUrl: string | undefined; readonly nodes: readonly ListedNode[] },
): Each[] {
  /** 0: confirms the node in use · 1: does so too, but another node of its operator is on standby · 2: cannot. */
  const rank = ({ url }: Each): number => {
    if (usedUrl !== undefined && !areIndependent(usedUrl, url, nodes)) return 2;
    return kept.some((each) => each.url !== url && !areIndependent(each.url, url, nodes)) ? 1 : 0;
  };
  return [...kept, added].sort((a, b) => rank(a) - rank(b));
}
