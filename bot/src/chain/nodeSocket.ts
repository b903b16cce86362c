import type { OpenSocket } from '@xbts/shared/client/socket.ts';

/** A chain node's socket over the WebSocket of the runtime. */
export const openNodeSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url);
  let isOver = false;
  const end = (reason: string) => {
    if (isOver) return;
    isOver = true;
    events.onClose(reason);
  };
  socket.addEventListener('open', () => {
    if (!isOver) events.onOpen();
  });
  socket.addEventListener('message', ({ data }) => {
    if (!isOver && typeof data === 'string') events.onText(data);
  });
  socket.addEventListener('error', () => end('error'));
  socket.addEventListener('close', ({ code, reason }) => end(`closed ${code} ${reason}`.trim()));
  return {
    send: (text) => socket.send(text),
    close() {
      isOver = true;
      socket.close();
    },
  };
};
