import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A listener with more unsent bytes than this is dropped: twice the longest message (explorerSocket.ts). */
const MAX_UNTAKEN_BYTES = 524_288;
/** Listeners served before the event loop continues: some 3 ms of them. */
const BATCH = 500;
/** Messages of one listener between two pings; beyond that it is dropped. There is nothing to request. */
const MOST_MESSAGES = 20;

/** Why a listener was dropped. slow: it does not read; silent: it answered no ping; talkative: it sends too much. */
export type DropReason = 'slow' | 'silent' | 'talkative';

interface Listener {
  readonly address: string;
  hasAnswered: boolean;
  messages: number;
}

/** All connections to the explorer's websocket. */
export interface Listeners {
  readonly size: number;
  /** The number of listeners of an address. */
  from(address: string): number;
  add(socket: WebSocket, address: string): void;
  /** Sends the same bytes to all, in batches; resolves when each has them in its buffer. */
  send(text: string): Promise<void>;
  /** Pings each, and drops those that did not answer the last ping. */
  ping(): Promise<void>;
  /** Sends a close to all. */
  goodbye(): void;
  /** Cuts the remaining ones. */
  cut(): void;
}

export function createListeners(events: {
  onCount: (size: number) => void;
  onDrop: (reason: DropReason) => void;
}): Listeners {
  const all = new Map<WebSocket, Listener>();
  const addresses = new Map<string, number>();

  function count(address: string, change: number): void {
    const left = (addresses.get(address) ?? 0) + change;
    if (left === 0) addresses.delete(address);
    else addresses.set(address, left);
  }

  function drop(socket: WebSocket, reason: DropReason): void {
    // Messages that arrived earlier are still delivered after the end.
    if (socket.readyState !== WebSocket.OPEN) return;
    events.onDrop(reason);
    socket.terminate();
  }

  async function inTurns(serve: (socket: WebSocket, listener: Listener) => void): Promise<void> {
    let served = 0;
    for (const [socket, listener] of [...all]) {
      if (socket.readyState === WebSocket.OPEN) serve(socket, listener);
      served += 1;
      if (served % BATCH === 0) await nextTurn();
    }
  }

  return {
    get size() {
      return all.size;
    },
    from: (address) => addresses.get(address) ?? 0,
    add(socket, address) {
      const listener: Listener = { address, hasAnswered: true, messages: 0 };
      all.set(socket, listener);
      count(address, 1);
      socket.on('pong', () => {
        listener.hasAnswered = true;
      });
      // `get-data` and all other messages get no answer, as in the operator's program.
      socket.on('message', () => {
        listener.messages += 1;
        if (listener.messages > MOST_MESSAGES) drop(socket, 'talkative');
      });
      // A fault of the connection, or of its data: `close` follows.
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        all.delete(socket);
        count(address, -1);
        events.onCount(all.size);
      });
      events.onCount(all.size);
    },
    send(text) {
      const bytes = Buffer.from(text);
      return inTurns((socket) => {
        if (socket.bufferedAmount > MAX_UNTAKEN_BYTES) drop(socket, 'slow');
        else socket.send(bytes, { binary: false });
      });
    },
    ping() {
      return inTurns((socket, listener) => {
        if (!listener.hasAnswered) return drop(socket, 'silent');
        listener.hasAnswered = false;
        listener.messages = 0;
        socket.ping();
      });
    },
    goodbye() {
      for (const socket of all.keys()) socket.close(GOING_AWAY);
    },
    cut() {
      for (const socket of all.keys()) socket.terminate();
    },
  };
}

/** The server ends (RFC 6455 §7.4.1). */
const GOING_AWAY = 1_001;
