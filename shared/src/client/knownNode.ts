import type { Head, NodeFault, NodeState } from './nodeStatus.ts';

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
