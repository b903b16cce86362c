import type { OpenSocket } from '@xbts/shared/client/socket.ts';
import { openSocketBy } from '@xbts/shared/client/webSocket.ts';

declare global {
  interface Window {
    /** The socket to the node of the last visit, which the prelude opens: its three round trips pass while the app's code is on its way. */
    earlySocket?: WebSocket | undefined;
  }
}

/** Opens sockets of the environment; the first one is that of the prelude, where it leads to the same node. */
export const openSocket: OpenSocket = openSocketBy((url) => takeEarly(url) ?? new WebSocket(url));

function takeEarly(url: string): WebSocket | null {
  const socket = window.earlySocket;
  window.earlySocket = undefined;
  if (socket === undefined) return null;
  if (socket.readyState > WebSocket.OPEN || socket.url !== new URL(url).href) {
    socket.close();
    return null;
  }
  // Whoever takes it sets its listeners first.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => socket.onopen?.(new Event('open')));
  return socket;
}
