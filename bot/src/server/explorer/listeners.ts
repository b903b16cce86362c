import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A listener that has not taken so many bytes is dropped: twice the longest message (explorerSocket.ts). */
const MAX_UNTAKEN_BYTES = 524_288;
/** Listeners that are served before others have their turn: some 3 ms of them. */
const BATCH = 500;
/** Messages of one listener between two pings; who sends more is dropped. There is nothing to ask for. */
const MOST_MESSAGES = 20;

/** Why a listener was dropped. slow: it does not take what is sent; silent: it answered no ping; talkative: it sends too much. */
export type DropReason = 'slow' | 'silent' | 'talkative';

interface Listener {
  readonly address: string;
  hasAnswered: boolean;
  messages: number;
}

/** Everybody connected to the explorer's websocket. */
export interface Listeners {
  readonly size: number;
  /** How many there are from an address. */
  from(address: string): number;
  add(socket: WebSocket, address: string): void;
  /** Sends the same bytes to all, some at a time; resolves when they are handed to each. */
  send(text: string): Promise<void>;
  /** Asks each whether it is still there, and drops those that did not answer the last time. */
  ping(): Promise<void>;
  /** Says goodbye to all. */
  goodbye(): void;
  /** Cuts those that are left. */
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
    // What had arrived before is still handed on after the end.
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
      // `get-data` and whatever else is sent has no answer: nobody listens to it in the operator's program either.
      socket.on('message', () => {
        listener.messages += 1;
        if (listener.messages > MOST_MESSAGES) drop(socket, 'talkative');
      });
      // A fault of the connection, or of what is sent over it: `close` follows.
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
