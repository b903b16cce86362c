import type { Head, NodeFault, NodeState } from './nodeStatus.ts';
import { areIndependent, isLocalFallback, type ListedNode, operatorsNeeded, quorumOf } from './operators.ts';

/** The shortest and longest wait before a node is tried again: exponential, half of it random. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** How long a node that is not fit is left alone, by what is wrong with it. */
export const FAULT_WAIT_MS: Readonly<Record<NodeFault, number>> = {
  behind: 30_000,
  ahead: 120_000,
  silent: 120_000,
  wrong_chain: 300_000,
  contradicted: 600_000,
  garbage: 600_000,
};
/** Assumed for a node that was not measured yet. */
const UNKNOWN_LATENCY_MS = 400;
/** The score of a node that is tried after all others. */
const LAST = 1e9;

/** What the book holds of one node. */
export interface KnownNode {
  readonly url: string;
  isOwn: boolean;
  state: NodeState;
  latencyMs: number | null;
  head: Head | null;
  /** When it named its head, by the steady clock as all moments here; then by the device's. */
  headSeenAt: number;
  headDatedAt: number;
  /** How far the head was ahead (behind: negative) of what the others agreed on when they were last compared. */
  apartMs: number;
  failures: number;
  silences: number;
  retryAt: number;
  activeSince: number;
  reason: string | null;
  fault: NodeFault | null;
}

/** A node that was never asked. */
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

/** How long a node is not used after a number of failures in a row, in milliseconds; `chance`: 0 ≤ x < 1. */
export function waitAfter(failures: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return wait * (0.5 + 0.5 * chance);
}

/** Milliseconds until some node may be tried. */
export function msUntilNextTry(nodes: readonly KnownNode[], now: number): number {
  const times = nodes.filter(({ state }) => state !== 'active').map(({ retryAt }) => retryAt);
  return Math.max(0, Math.min(...times, now + LONGEST_WAIT_MS) - now);
}

/** Nodes that may be tried now, best first: by latency and by how far the head was from the others'; the local fallback last. */
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
  /** The node that the user has chosen. */
  readonly chosenUrl: string | undefined;
  /** Nodes that are kept warm. */
  readonly warm: readonly string[];
  /** Nodes that may be tried, best first. */
  readonly triable: readonly KnownNode[];
}

/**
 * Whom to compare the node in use with: as many as outvote liars together with it. Those that are kept warm, then those that were asked
 * longest ago, of other operators first; and the one that the user has chosen.
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
  // Whether the chosen one is back must not depend on its turn; it comes beside those that decide who lies.
  return asked.concat(ordered.filter((url) => url === chosenUrl && !asked.includes(url)));
}

/** How many connections are kept warm beside the one in use: as many as have to confirm it. */
export const warmCount = (nodes: readonly ListedNode[]): number => operatorsNeeded(nodes) - 1;

/** The kept connections and a new one: those first that can confirm what the node in use says, each of another operator. */
export function usefulFirst<Each extends { readonly url: string }>(
  kept: readonly Each[],
  added: Each,
  { usedUrl, nodes }: { readonly usedUrl: string | undefined; readonly nodes: readonly ListedNode[] },
): Each[] {
  /** 0: confirms the node in use · 1: does so too, but another of its operator is kept · 2: can't. */
  const rank = ({ url }: Each): number => {
    if (usedUrl !== undefined && !areIndependent(usedUrl, url, nodes)) return 2;
    return kept.some((each) => each.url !== url && !areIndependent(each.url, url, nodes)) ? 1 : 0;
  };
  return [...kept, added].sort((a, b) => rank(a) - rank(b));
}
