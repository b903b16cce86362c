import { nodePlaceOf } from '../protocol/nodeAddress.ts';
import type { SteadyClock } from './clock.ts';
import type { HeadReport } from './headReports.ts';
import { type KnownNode, newNode } from './knownNode.ts';
import type { Head, NodeEntry, NodeFault } from './nodeStatus.ts';
import { areIndependent, isConfirmable, isLocalFallback, type ListedNode } from './operators.ts';

/** The shortest and longest wait before a node is tried again: exponential, half of it random. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** How long a node that is not fit is left alone, by what is wrong with it. */
const FAULT_WAIT_MS: Readonly<Record<NodeFault, number>> = {
  behind: 30_000,
  ahead: 120_000,
  silent: 120_000,
  wrong_chain: 300_000,
  contradicted: 600_000,
  garbage: 600_000,
};
/** So often a node may fail to answer what others do before it is left alone for longer: a slow line is no fault. */
const SILENCES = 3;
/** A node that was in use for this long starts with the shortest wait again. */
const STEADY_MS = 30_000;
/** Assumed for a node that was not measured yet. */
const UNKNOWN_LATENCY_MS = 400;
/** The score of a node that is tried after all others. */
const LAST = 1e9;

/** All that is known of the nodes: which to try next, which not yet, and the last head of each. */
export class NodeBook {
  readonly #clock: SteadyClock;
  readonly #random: () => number;
  #nodes: KnownNode[] = [];
  #preferred: string | undefined;
  /** How far heads are ahead (behind: negative) of this device's clock, as nodes of two operators agreed the last time, milliseconds. */
  agreedAheadMs = 0;

  constructor(clock: SteadyClock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Replaces the list; keeps what is known of nodes that stay. One that is spelled in two ways, or is configured too, is on it once. */
  setUrls(urls: readonly string[], ownUrls: readonly string[] = []): void {
    const listed = new Map<string, KnownNode>();
    for (const [index, url] of [...urls, ...ownUrls].entries()) {
      const place = nodePlaceOf(url);
      if (listed.has(place)) continue;
      const isOwn = index >= urls.length;
      listed.set(place, Object.assign(this.#find(url) ?? newNode(url, isOwn), { isOwn }));
    }
    this.#nodes = [...listed.values()];
  }

  /** The node to begin with, and to try first while it has not failed; added when it is not on the list. */
  prefer(url: string): void {
    this.#preferred = url;
    if (this.#find(url) === undefined) this.#nodes.unshift(newNode(url, true));
  }

  /** True when one of the two can confirm what the other says. */
  areIndependent(one: string, other: string): boolean {
    return areIndependent(one, other, this.#nodes);
  }

  /** All nodes, for the rules of operators. */
  nodes(): readonly ListedNode[] {
    return this.#nodes;
  }

  urls(): string[] {
    return this.#nodes.map(({ url }) => url);
  }

  has(url: string): boolean {
    return this.#find(url) !== undefined;
  }

  isAnyConnecting(): boolean {
    return this.#nodes.some(({ state }) => state === 'connecting');
  }

  /** Nodes that may be tried now, best first: by latency and by how far the head was from the others'; the local fallback last. */
  order(): string[] {
    const now = this.#clock.steady();
    return this.#nodes
      .map((node, index) => ({ node, score: this.#score(node, index) }))
      .filter(({ node }) => node.retryAt <= now && node.state !== 'active' && node.state !== 'connecting')
      .sort((a, b) => a.score - b.score)
      .map(({ node }) => node.url);
  }

  /** Nodes that may be tried now, those first that were asked longest ago; the local fallback last. */
  leastRecentFirst(): string[] {
    const seenAt = (url: string) => this.#find(url)?.headSeenAt ?? 0;
    const isLast = (url: string) => Number(isLocalFallback(url, this.#nodes));
    return this.order().sort((a, b) => isLast(a) - isLast(b) || seenAt(a) - seenAt(b));
  }

  /** Milliseconds until some node may be tried. */
  msUntilNextTry(): number {
    const times = this.#nodes.filter(({ state }) => state !== 'active').map(({ retryAt }) => retryAt);
    return Math.max(0, Math.min(...times, this.#clock.steady() + LONGEST_WAIT_MS) - this.#clock.steady());
  }

  /** Clears all waits but those of nodes that do harm (the network is back, the page is in the foreground again). */
  forgive(): void {
    for (const node of this.#nodes)
      if (node.fault !== 'contradicted' && node.fault !== 'garbage') node.retryAt = 0;
  }

  /** The nodes in this order, those first that can confirm what `url` says. */
  independentFirst(url: string, candidates: readonly string[]): string[] {
    const isOther = (each: string) => Number(!this.areIndependent(url, each));
    return [...candidates].sort((a, b) => isOther(a) - isOther(b));
  }

  /** What the node last said of its head, unless that was longer ago than `maxAgeMs`. */
  reportOf(url: string, maxAgeMs: number): HeadReport | null {
    const node = this.#find(url);
    if (node === undefined || node.head === null) return null;
    const ageMs = this.#clock.steady() - node.headSeenAt;
    // While a device sleeps its steady clock may stand still; what was heard before the other was set is dated again.
    const isFresh = Math.max(ageMs, this.#clock.now() - node.headDatedAt) <= maxAgeMs;
    return isFresh ? { url, head: node.head, seenAt: this.#clock.now() - ageMs } : null;
  }

  /** Notes how far its head was from what the others agreed on. */
  compared(url: string, apartMs: number): void {
    this.#change(url, (node) => {
      node.apartMs = apartMs;
    });
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
      node.headSeenAt = this.#clock.steady();
      node.headDatedAt = this.#clock.now();
      node.latencyMs = latencyMs ?? node.latencyMs;
      node.reason = null;
      node.fault = null;
    });
  }

  activated(url: string): void {
    this.#change(url, (node) => {
      node.state = 'active';
      node.activeSince = this.#clock.steady();
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
      const now = this.#clock.steady();
      const wasSteady = node.state === 'active' && now - node.activeSince >= STEADY_MS;
      node.failures = wasSteady ? 1 : node.failures + 1;
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (node.failures - 1));
      node.retryAt = now + wait * (0.5 + 0.5 * this.#random());
      node.state = 'failed';
      node.reason = reason;
      node.fault = null;
    });
  }

  /** The node is not fit: `reason` for engineers. */
  refused(url: string, fault: NodeFault, reason: string): void {
    this.#change(url, (node) => {
      node.state = 'refused';
      node.failures += 1;
      node.retryAt = this.#clock.steady() + FAULT_WAIT_MS[fault];
      node.reason = reason;
      node.fault = fault;
    });
  }

  /** The node did not answer what another one did. */
  silent(url: string, reason: string): void {
    this.#change(url, (node) => {
      node.silences += 1;
    });
    if ((this.#find(url)?.silences ?? 0) < SILENCES) this.failed(url, reason);
    else this.refused(url, 'silent', reason);
  }

  /** The node sent garbage. It is left for another, never for none. */
  garbage(url: string, reason: string): void {
    if (this.hasOther(url)) this.refused(url, 'garbage', reason);
    else this.failed(url, reason);
  }

  /** True when the list names a node of another operator. */
  hasOther(url: string): boolean {
    return isConfirmable(url, this.#nodes);
  }

  /** True while the node is not fit, and is left alone for it. */
  isRefused(url: string): boolean {
    const node = this.#find(url);
    return node !== undefined && node.state === 'refused' && node.retryAt > this.#clock.steady();
  }

  latencyOf(url: string): number | null {
    return this.#find(url)?.latencyMs ?? null;
  }

  entries(): NodeEntry[] {
    return this.#nodes.map((node) => ({
      url: node.url,
      ...(node.isOwn ? { isOwn: true } : {}),
      state: node.state,
      latencyMs: node.latencyMs,
      headNumber: node.head?.number ?? null,
      headAgeMs: node.head === null ? null : Math.max(0, -node.apartMs),
      ...(node.reason === null ? {} : { reason: node.reason }),
      ...(node.fault === null ? {} : { fault: node.fault }),
    }));
  }

  #score(node: KnownNode, index: number): number {
    if (node.url === this.#preferred && node.failures === 0) return -1;
    if (isLocalFallback(node.url, this.#nodes)) return LAST;
    const latencyMs = node.latencyMs ?? UNKNOWN_LATENCY_MS;
    return latencyMs + Math.abs(node.apartMs) / 10 + node.failures * 1_000 + index / 100;
  }

  #find(url: string): KnownNode | undefined {
    return this.#nodes.find((node) => node.url === url);
  }

  #change(url: string, change: (node: KnownNode) => void): void {
    const node = this.#find(url);
    if (node !== undefined) change(node);
  }
}
