import type { ApiName } from './chainClient.ts';
import type { SteadyClock } from './clock.ts';
import type { OpenSocket } from './socket.ts';

export interface ConnectionOptions {
  readonly url: string;
  readonly openSocket: OpenSocket;
  readonly clock: SteadyClock;
  /** Called once, when the connection ends for any reason but close() or retire(); `garbage`: for what the node has sent. */
  readonly onLost: (reason: string, fault?: 'garbage') => void;
  /** Called with one of them where too many reads are late. */
  readonly onSlow?: (read: LateRead) => void;
  /** Characters of the longest answer that is read; default MAX_ANSWER. */
  readonly maxAnswer?: number | undefined;
}

/** A read that took long, to be asked of others too. */
export interface LateRead {
  readonly call: readonly [api: ApiName, method: string, params: readonly unknown[]];
  readonly tookMs: number;
}

export interface RequestOptions {
  /** Milliseconds until node.timeout. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Never to be sent twice: retire() lets it finish. */
  readonly isOnce?: boolean | undefined;
}
