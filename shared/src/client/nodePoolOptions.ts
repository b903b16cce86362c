import type { SteadyClock } from './clock.ts';
import type { OpenSocket } from './socket.ts';

export interface NodePoolOptions {
  /** ws:// or wss:// addresses, the default first. */
  readonly urls: readonly string[];
  /** Nodes that the user has added: tried like the others, but what they say counts only with one of `urls` (operators.ts). */
  readonly ownUrls?: readonly string[];
  /** The node to begin with. */
  readonly savedUrl?: string | undefined;
  /** The node that the user has chosen: it is begun with, and returned to when it is back after a failover. */
  readonly chosenUrl?: string | undefined;
  /** 64 hex digits, or 'auto': the first answer decides, and the other nodes must have the same id. */
  readonly chainId: string;
  readonly openSocket: OpenSocket;
  readonly clock?: SteadyClock;
  /** Characters of the longest answer that is read; default MAX_ANSWER. */
  readonly maxAnswer?: number;
  /** 0 ≤ x < 1, for the spread of waits. */
  readonly random?: () => number;
}
