import type { OpenSocket } from '@xbts/shared/client/socket.ts';
import { openSocketBy } from '@xbts/shared/client/webSocket.ts';

declare global {
  interface Window {
    /**
     * The socket to the last visit's node, opened by the prelude: its three round trips pass while the app's code
     * loads.
     */
    earlySocket?: WebSocket | undefined;
  }
}

/** Opens the environment's sockets; the first one is the prelude's, if it leads to the same node. */
export const openSocket: OpenSocket = openSocketBy((url) => takeEarly(url) ?? new WebSocket(url));

function takeEarly(url: string): WebSocket | null {
  const socket = window.earlySocket;
  window.earlySocket = undefined;
  if (socket === undefined) return null;
  if (socket.readyState > WebSocket.OPEN || socket.url !== new URL(url).href) {
    socket.close();
    return null;
  }
  // The new owner sets its listeners first.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => socket.onopen?.(new Event('open')));
  return socket;
}
