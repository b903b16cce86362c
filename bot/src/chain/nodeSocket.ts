import type { OpenSocket } from '@xbts/shared/client/socket.ts';
import { openSocketBy } from '@xbts/shared/client/webSocket.ts';
import { WebSocket } from 'ws';

/** Maximum bytes of a message: some hundred blocks come as one. */
export const MAX_NODE_MESSAGE = 32_000_000;

const TOO_LONG = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/**
 * A chain node's socket. The runtime's own socket buffers a message of any length; this one disconnects at the limit.
 * Compression is off, since a few bytes could expand to any length.
 */
export const openNodeSocket: OpenSocket = (url, events) => {
  let socket: WebSocket | undefined;
  let isTooLong = false;
  const opened = openSocketBy((address) => {
    socket = new WebSocket(address, { maxPayload: MAX_NODE_MESSAGE, perMessageDeflate: false });
    socket.on('error', (error) => {
      isTooLong ||= 'code' in error && error.code === TOO_LONG;
    });
    return socket;
  })(url, {
    onOpen: () => events.onOpen(),
    onText: (text) => events.onText(text),
    onClose: (reason) =>
      isTooLong
        ? events.onClose(`a message of more than ${MAX_NODE_MESSAGE} bytes`, 'garbage')
        : events.onClose(reason),
  });
  return {
    send: (text) => opened.send(text),
    close() {
      opened.close();
      // A node might keep sending until it closes on its part.
      socket?.terminate();
    },
  };
};
