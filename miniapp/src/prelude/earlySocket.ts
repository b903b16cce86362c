/** A node's reply, parsed: it holds `result` or `error`. */
export type EarlyReply = Readonly<Record<string, unknown>>;

/** A call that was sent before the app's code was there. */
export interface EarlyCall {
  readonly reply: Promise<EarlyReply>;
  /** When it came (ms of performance.now); null: not yet. */
  answeredAt: number | null;
}

/** A socket to a node that the prelude has opened while the app's code was on its way. */
export interface EarlySocket {
  readonly url: string;
  readonly socket: WebSocket;
  /** What was asked, by callKey. */
  readonly calls: Map<string, EarlyCall>;
  /** Milliseconds from a call to its answer; null: none has come. */
  latencyMs: number | null;
  /** Sends a call of the database api, once the socket is open, and notes it; whoever asks the same later has this answer. */
  ask(method: string, params: readonly unknown[]): Promise<EarlyReply>;
}

declare global {
  interface Window {
    /** Left by the prelude for the chain client, which takes it once (platform/chain/adoptEarly.ts). */
    earlySocket?: EarlySocket | undefined;
    /** The answer of /config.json, which the prelude has asked for (platform/server/config.ts). */
    earlyConfig?: Promise<Response> | undefined;
  }
}

/** Two calls with the same key have the same answer; the number of an api differs from connection to connection. */
export const callKey = (method: string, params: unknown): string => JSON.stringify([method, params]);
