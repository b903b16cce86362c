import type { OpenSocket } from './socket.ts';

/** The subset of the environment's WebSocket in use: the same in browsers, workers and Node. */
export interface WebSocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** An OpenSocket over the environment's WebSocket class. */
export const openSocketWith = (WebSocketClass: new (url: string) => WebSocketLike): OpenSocket =>
  openSocketBy((url) => new WebSocketClass(url));

/**
 * An OpenSocket over a socket from `connect`, which may throw for an address that it refuses. Binary messages are
 * passed on as empty text.
 */
export function openSocketBy(connect: (url: string) => WebSocketLike): OpenSocket {
  return (url, events) => {
    let socket: WebSocketLike | null = null;
    let isEnded = false;
    const end = (reason: string, isTold: boolean) => {
      if (isEnded) return;
      isEnded = true;
      socket?.close();
      if (isTold) events.onClose(reason);
    };
    try {
      socket = connect(url);
    } catch (error) {
      // A malformed address, or ws:// on an https page: reported like any node that does not open.
      const reason = error instanceof Error ? error.message : 'refused by the environment';
      queueMicrotask(() => end(reason, true));
      return { send: () => undefined, close: () => end('closed', false) };
    }
    socket.onopen = () => {
      if (!isEnded) events.onOpen();
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (!isEnded) events.onText(typeof data === 'string' ? data : '');
    };
    socket.onerror = () => end('socket error', true);
    socket.onclose = ({ code, reason }: { code: number; reason: string }) =>
      end(`${code} ${reason}`.trim(), true);
    const opened = socket;
    return {
      send: (text) => opened.send(text),
      close: () => end('closed', false),
    };
  };
}
