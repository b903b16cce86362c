import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { NodeFaults } from '../faults.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type ApiName, DEVNET_ALLOWED_APIS } from './access.ts';
import { answerHttp } from './httpCalls.ts';
import { NodeView } from './nodeView.ts';
import { serveSocket } from './socketCalls.ts';

export interface ChainNodeOptions {
  /** Several nodes may share one ledger. */
  ledger: Ledger;
  /** 0 for a free one. */
  port: number;
  /** Address to listen on; default 127.0.0.1. */
  host?: string;
  faults?: NodeFaults;
  /** Default: those of a node without an access file, plus `asset` and `block`. */
  allowedApis?: readonly ApiName[];
}

export interface ChainNode {
  /** `ws://127.0.0.1:<port>`; HTTP POST works on the same port. */
  url: string;
  port: number;
  faults: NodeFaults;
  /** Accepted but not forwarded transactions, as received: somebody else may still push them. */
  swallowed(): readonly object[];
  close(): Promise<void>;
}

/** One chain node: JSON-RPC over websocket and HTTP POST. Rejects when the port is taken. */
export async function startChainNode(options: ChainNodeOptions): Promise<ChainNode> {
  const {
    ledger,
    port,
    host = '127.0.0.1',
    faults = new NodeFaults(),
    allowedApis = DEVNET_ALLOWED_APIS,
  } = options;
  const view = new NodeView(ledger, faults);
  const server = createServer((request, response) => void answerHttp(view, allowedApis, request, response));
  const sockets = new WebSocketServer({ noServer: true });
  const connections = trackConnections(server);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, socket, head, (websocket) => serveSocket(view, allowedApis, websocket));
  });
  // Before the handshake, so that a refusal looks like a node that is down.
  server.on('connection', (socket) => {
    if (faults.settings.isRefusingConnections) socket.destroy();
  });
  const stopDropping = faults.onDrop(() => connections.destroyAll());
  await listen(server, port, host);
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `ws://${host}:${taken}`,
    port: taken,
    faults,
    swallowed: () => view.liar.swallowed.received,
    close: () => {
      stopDropping();
      view.close();
      sockets.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      connections.destroyAll();
      return closed;
    },
  };
}

function trackConnections(server: Server): { destroyAll(): void } {
  const open = new Set<Duplex>();
  server.on('connection', (socket: Duplex) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return {
    destroyAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
