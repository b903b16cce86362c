import type { Clock } from './clock.ts';
import type { Head, NodeEntry, NodeState } from './nodeStatus.ts';

/** A head this far behind the best one known is stale (design, decision 3). */
export const MAX_BEHIND_MS = 15_000;
/** How long a reported head counts when other nodes are compared with it. */
const HEAD_COUNTS_MS = 120_000;
/** The shortest and longest wait before a node is tried again: exponential, half of it random. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const STALE_WAIT_MS = 30_000;
const WRONG_CHAIN_WAIT_MS = 300_000;
/** A node that was in use for this long starts with the shortest wait again. */
const STEADY_MS = 30_000;
/** Assumed for a node that was not measured yet. */
const UNKNOWN_LATENCY_MS = 400;

interface KnownNode {
  readonly url: string;
  state: NodeState;
  latencyMs: number | null;
  head: Head | null;
  headSeenAt: number;
  /** How far the head was behind the best one when last seen. */
  behindMs: number;
  failures: number;
  retryAt: number;
  activeSince: number;
  reason: string | null;
}

const newNode = (url: string): KnownNode => ({
  url,
  state: 'unknown',
  latencyMs: null,
  head: null,
  headSeenAt: 0,
  behindMs: 0,
  failures: 0,
  retryAt: 0,
  activeSince: 0,
  reason: null,
});

/** All that is known of the nodes: which to try next, which not yet, and the best head seen on any of them. */
export class NodeBook {
  readonly #clock: Clock;
  readonly #random: () => number;
  #nodes: KnownNode[] = [];
  #preferred: string | undefined;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Replaces the list; keeps what is known of nodes that stay. */
  setUrls(urls: readonly string[]): void {
    this.#nodes = [...new Set(urls)].map((url) => this.#find(url) ?? newNode(url));
  }

  /** The node to begin with, and to try first while it has not failed; added when it is not on the list. */
  prefer(url: string): void {
    this.#preferred = url;
    if (this.#find(url) === undefined) this.#nodes.unshift(newNode(url));
  }

  has(url: string): boolean {
    return this.#find(url) !== undefined;
  }

  isAnyConnecting(): boolean {
    return this.#nodes.some(({ state }) => state === 'connecting');
  }

  /** Nodes that may be tried now, best first: by latency and by how far the head was behind. */
  order(): string[] {
    const now = this.#clock.now();
    return this.#nodes
      .map((node, index) => ({ node, score: this.#score(node, index) }))
      .filter(({ node }) => node.retryAt <= now && node.state !== 'active' && node.state !== 'connecting')
      .sort((a, b) => a.score - b.score)
      .map(({ node }) => node.url);
  }

  /** The node that was probed longest ago and is not in use, if it may be tried now. */
  leastRecent(except: readonly string[]): string | undefined {
    const seenAt = (url: string) => this.#find(url)?.headSeenAt ?? 0;
    return this.order()
      .filter((url) => !except.includes(url))
      .sort((a, b) => seenAt(a) - seenAt(b))[0];
  }

  /** Milliseconds until some node may be tried. */
  msUntilNextTry(): number {
    const times = this.#nodes.filter(({ state }) => state !== 'active').map(({ retryAt }) => retryAt);
    return Math.max(0, Math.min(...times, this.#clock.now() + LONGEST_WAIT_MS) - this.#clock.now());
  }

  /** Clears all waits (the network is back, the page is in the foreground again). */
  forgive(): void {
    for (const node of this.#nodes) node.retryAt = 0;
  }

  /** How far a head is behind the best one known, milliseconds (0 for the best). */
  msBehind(head: Head): number {
    const since = this.#clock.now() - HEAD_COUNTS_MS;
    const times = this.#nodes
      .filter((node) => node.state !== 'refused' && node.headSeenAt >= since)
      .map((node) => node.head?.time ?? 0);
    return Math.max(0, ...times.map((time) => time - head.time));
  }

  connecting(url: string): void {
    this.#change(url, (node) => {
      node.state = 'connecting';
    });
  }

  /** The node answered and is fit. */
  answered(url: string, head: Head, latencyMs?: number): void {
    this.#change(url, (node) => {
      if (node.state !== 'active') node.state = 'standby';
      node.head = head;
      node.headSeenAt = this.#clock.now();
      node.behindMs = this.msBehind(head);
      node.latencyMs = latencyMs ?? node.latencyMs;
      node.reason = null;
    });
  }

  activated(url: string): void {
    this.#change(url, (node) => {
      node.state = 'active';
      node.activeSince = this.#clock.now();
    });
  }

  /** The pool left a node that had not failed. */
  left(url: string): void {
    this.#change(url, (node) => {
      if (node.state === 'active') node.state = 'standby';
    });
  }

  failed(url: string, reason: string): void {
    this.#change(url, (node) => {
      const now = this.#clock.now();
      const wasSteady = node.state === 'active' && now - node.activeSince >= STEADY_MS;
      node.failures = wasSteady ? 1 : node.failures + 1;
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (node.failures - 1));
      node.retryAt = now + wait * (0.5 + 0.5 * this.#random());
      node.state = 'failed';
      node.reason = reason;
    });
  }

  refused(url: string, why: 'wrong_chain' | 'stale', reason: string): void {
    this.#change(url, (node) => {
      node.state = 'refused';
      node.failures += 1;
      node.retryAt = this.#clock.now() + (why === 'stale' ? STALE_WAIT_MS : WRONG_CHAIN_WAIT_MS);
      node.reason = reason;
    });
  }

  latencyOf(url: string): number | null {
    return this.#find(url)?.latencyMs ?? null;
  }

  entries(): NodeEntry[] {
    return this.#nodes.map((node) => ({
      url: node.url,
      state: node.state,
      latencyMs: node.latencyMs,
      headNumber: node.head?.number ?? null,
      headAgeMs: node.head === null ? null : node.behindMs,
      ...(node.reason === null ? {} : { reason: node.reason }),
    }));
  }

  #score(node: KnownNode, index: number): number {
    if (node.url === this.#preferred && node.failures === 0) return -1;
    return (node.latencyMs ?? UNKNOWN_LATENCY_MS) + node.behindMs / 10 + node.failures * 1_000 + index / 100;
  }

  #find(url: string): KnownNode | undefined {
    return this.#nodes.find((node) => node.url === url);
  }

  #change(url: string, change: (node: KnownNode) => void): void {
    const node = this.#find(url);
    if (node !== undefined) change(node);
  }
}
