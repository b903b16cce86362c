import { nodePlaceOf } from '../protocol/nodeAddress.ts';
import type { SteadyClock } from './clock.ts';
import { type HeadReport, judgeHeads } from './headReports.ts';
import {
  bestFirst,
  FAULT_WAIT_MS,
  type KnownNode,
  msUntilNextTry,
  newNode,
  waitAfter,
} from './nodeChoice.ts';
import type { Head, NodeEntry, NodeFault } from './nodeStatus.ts';
import { areIndependent, isConfirmable, type ListedNode } from './operators.ts';

/** Older head reports are ignored: the chain's or the device's clock may have moved since. */
const REPORT_COUNTS_MS = 5_000;
/** This many unanswered requests that others answered exclude a node for longer: a slow line is no fault. */
const SILENCES = 3;
/** A node that was in use for this long restarts at the shortest wait. */
const STEADY_MS = 30_000;

/** The state of all nodes: the order to try them in, their waits, and the last head of each. */
export class NodeBook {
  readonly #clock: SteadyClock;
  readonly #random: () => number;
  #nodes: KnownNode[] = [];
  #preferred: string | undefined;
  /**
   * Milliseconds that heads are ahead (behind: negative) of this device's clock, as two operators' nodes last agreed.
   */
  agreedAheadMs = 0;

  constructor(clock: SteadyClock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Replaces the list and keeps the state of remaining nodes. A node spelled in two ways, or also configured, is listed
   * once.
   */
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

  /** The first node to try while it has not failed; added when it is not on the list. */
  prefer(url: string): void {
    this.#preferred = url;
    if (this.#find(url) === undefined) this.#nodes.unshift(newNode(url, true));
  }

  /** True when each of the two can confirm the other's answers. */
  areIndependent(one: string, other: string): boolean {
    return areIndependent(one, other, this.#nodes);
  }

  /** All nodes, for the rules of operators. */
  nodes(): readonly ListedNode[] {
    return this.#nodes;
  }

  has(url: string): boolean {
    return this.#find(url) !== undefined;
  }

  isAnyConnecting(): boolean {
    return this.#nodes.some(({ state }) => state === 'connecting');
  }

  /** Nodes that may be tried now, best first. */
  triable(): KnownNode[] {
    return bestFirst(this.#nodes, { now: this.#clock.steady(), preferred: this.#preferred });
  }

  /** Their addresses. */
  order(): string[] {
    return this.triable().map(({ url }) => url);
  }

  /** Milliseconds until the next node may be tried. */
  msUntilNextTry(): number {
    return msUntilNextTry(this.#nodes, this.#clock.steady());
  }

  /** Clears all waits but those of harmful nodes (the network is back, the page is in the foreground again). */
  forgive(): void {
    for (const node of this.#nodes)
      if (node.fault !== 'contradicted' && node.fault !== 'garbage') node.retryAt = 0;
  }

  /** A node's last head report, unless it is older than `maxAgeMs`. */
  reportOf(url: string, maxAgeMs: number): HeadReport | null {
    const node = this.#find(url);
    if (node === undefined || node.head === null) return null;
    const ageMs = this.#clock.steady() - node.headSeenAt;
    // A sleeping device's steady clock may stop; a head dated before the other clock was set gets a new date.
    const isFresh = Math.max(ageMs, this.#clock.now() - node.headDatedAt) <= maxAgeMs;
    return isFresh ? { url, head: node.head, seenAt: this.#clock.now() - ageMs } : null;
  }

  /**
   * Compares the heads that nodes have just reported; records the unfit ones and the agreed head. Returns the unfit
   * ones.
   */
  compare(urls: readonly string[]): ReadonlySet<string> {
    const reports = urls.map((url) => this.reportOf(url, REPORT_COUNTS_MS)).filter((each) => each !== null);
    const { agreed, heads } = judgeHeads(reports, this.#nodes);
    if (agreed?.isConfirmed === true) this.agreedAheadMs = agreed.aheadMs;
    for (const { url, apartMs, fault } of heads) {
      this.#note(url, () => ({ apartMs }));
      if (fault !== null) this.refused(url, fault, `head ${Math.round(apartMs / 1_000)} s from the others'`);
    }
    return new Set(heads.filter(({ fault }) => fault !== null).map(({ url }) => url));
  }

  connecting(url: string): void {
    this.#note(url, () => ({ state: 'connecting' }));
  }

  /** The node answered and is fit. */
  answered(url: string, head: Head, latencyMs?: number): void {
    this.#note(url, (node) => ({
      state: node.state === 'active' ? 'active' : 'standby',
      head,
      headSeenAt: this.#clock.steady(),
      headDatedAt: this.#clock.now(),
      latencyMs: latencyMs ?? node.latencyMs,
      reason: null,
      fault: null,
    }));
  }

  activated(url: string): void {
    this.#note(url, () => ({ state: 'active', activeSince: this.#clock.steady() }));
  }

  /** The pool left a node that had not failed. */
  left(url: string): void {
    this.#note(url, ({ state }) => ({ state: state === 'active' ? 'standby' : state }));
  }

  failed(url: string, reason: string): void {
    const now = this.#clock.steady();
    this.#note(url, (node) => {
      const wasSteady = node.state === 'active' && now - node.activeSince >= STEADY_MS;
      const failures = wasSteady ? 1 : node.failures + 1;
      const retryAt = now + waitAfter(failures, this.#random());
      return { state: 'failed', failures, retryAt, reason, fault: null };
    });
  }

  /** The node is unfit: `reason` is for engineers. */
  refused(url: string, fault: NodeFault, reason: string): void {
    const retryAt = this.#clock.steady() + FAULT_WAIT_MS[fault];
    this.#note(url, ({ failures }) => ({ state: 'refused', failures: failures + 1, retryAt, reason, fault }));
  }

  /** The node did not answer a request that another one answered. */
  silent(url: string, reason: string): void {
    const silences = (this.#find(url)?.silences ?? 0) + 1;
    this.#note(url, () => ({ silences }));
    if (silences < SILENCES) this.failed(url, reason);
    else this.refused(url, 'silent', reason);
  }

  /** The node sent garbage. The pool leaves it only when there is another. */
  garbage(url: string, reason: string): void {
    if (this.hasOther(url)) this.refused(url, 'garbage', reason);
    else this.failed(url, reason);
  }

  /** True when the list names a node of another operator. */
  hasOther(url: string): boolean {
    return isConfirmable(url, this.#nodes);
  }

  /** True while the node is unfit and excluded for it. */
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

  #find(url: string): KnownNode | undefined {
    return this.#nodes.find((node) => node.url === url);
  }

  #note(url: string, changed: (node: KnownNode) => Partial<KnownNode>): void {
    const node = this.#find(url);
    if (node !== undefined) Object.assign(node, changed(node));
  }
}
