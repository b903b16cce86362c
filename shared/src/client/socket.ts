/** What a socket tells its owner. onClose comes once, also for a socket that never opened. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  onClose(reason: string): void;
}

/** One text socket. After close() no event comes any more. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket; the transport is the caller's (a browser's WebSocket, Node's, a test's). Must not throw. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket;
