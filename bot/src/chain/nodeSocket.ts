import type { OpenSocket } from '@xbts/shared/client/socket.ts';
import { openSocketBy } from '@xbts/shared/client/webSocket.ts';
import { WebSocket } from 'ws';

/** Bytes of the longest message that is received at all: some hundred blocks come as one. */
export const MAX_NODE_MESSAGE = 32_000_000;

const TOO_LONG = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/**
 * A chain node's socket. That of the runtime holds a message in memory until it ends, however long it is; this one leaves at the bound.
 * Nothing is unpacked: a few bytes could become any length.
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
      // A node might go on sending until it closes in its turn.
      socket?.terminate();
    },
  };
};
