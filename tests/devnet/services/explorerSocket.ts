import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { NodeFaults } from '../chain/faults.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { DEVNET_ALLOWED_APIS } from '../chain/rpc/access.ts';
import { NodeView } from '../chain/rpc/nodeView.ts';
import { serveSocket } from '../chain/rpc/socketCalls.ts';
import type { ServiceConditions, ServiceMode } from './conditions.ts';
import { explorerMessage } from './explorerMessage.ts';

export const EXPLORER_SOCKET = '/explorer-socket';

/** A disabled service's answer instead of an upgrade. */
const refusals: { readonly [Mode in ServiceMode]?: string } = {
  maintenance: '503 Service Unavailable',
  limited: '429 Too Many Requests',
  broken: '500 Internal Server Error',
};

/** The messages for a block in these conditions. */
const nonsense: { readonly [Mode in ServiceMode]?: string } = {
  garbage: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  wrongShape: '{"unexpected":[null,{"price":"NaN"}]}',
};

/**
 * The explorer's websocket, on the server of the other services: each block to every client. Depending on its condition
 * it is down, sends HTML, JSON of a wrong shape, half of a message and then nothing more, or nothing at all; `guess` is
 * a node that waits for requests. Returns the function that stops it.
 */
export function serveExplorerSocket(
  server: Server,
  { ledger, conditions }: { ledger: Ledger; conditions: ServiceConditions },
): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const view = new NodeView(ledger, new NodeFaults());
  const condition = () => conditions.of('explorerSocket');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = request.url === EXPLORER_SOCKET ? refusals[condition().mode] : '404 Not Found';
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (listener) => {
      sockets.emit('connection', listener);
      listener.on('error', () => listener.terminate());
      if (condition().form === 'guess') serveSocket(view, DEVNET_ALLOWED_APIS, listener);
    });
  });
  const timers = new Set<NodeJS.Timeout>();
  const stop = ledger.onBlock((applied) => {
    if (sockets.clients.size === 0) return;
    // Built at once: the chain may be a block further when it is sent.
    const whole = JSON.stringify(explorerMessage(ledger, applied, sockets.clients.size));
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const listener of sockets.clients) tellBlock(listener, whole);
    }, condition().slowMs);
    timers.add(timer);
  });

  function tellBlock(listener: WebSocket, whole: string): void {
    const { mode, form } = condition();
    if (form === 'guess' || mode === 'silence') return;
    if (refusals[mode] !== undefined) listener.terminate();
    else if (mode === 'half') listener.send(whole.slice(0, 200), () => listener.terminate());
    else listener.send(nonsense[mode] ?? whole);
  }

  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
    view.close();
    for (const listener of sockets.clients) listener.terminate();
    sockets.close();
  };
}
