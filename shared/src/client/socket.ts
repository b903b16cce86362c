/** A socket's events for its owner. onClose is called once, also for a socket that never opened. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  /** `garbage`: the transport itself refused the node's data. */
  onClose(reason: string, fault?: 'garbage'): void;
}

/** One text socket. No event follows close(). */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket; the caller supplies the transport (a browser's WebSocket, Node's, a test's). Must not throw. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket;
