import { WebSocket } from 'ws';
import type { ApiName } from './access.ts';
import { writeNotice, writeReply } from './envelope.ts';
import { flood } from './flood.ts';
import { LostAnswer } from './lostAnswer.ts';
import type { NodeView } from './nodeView.ts';
import { runMessage } from './runMessage.ts';
import { Session } from './session.ts';

/** Serves one websocket connection until it closes. */
export function serveSocket(view: NodeView, allowedApis: readonly ApiName[], socket: WebSocket): void {
  const send = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  const session = new Session(view, allowedApis, (callback, argument) =>
    send(writeNotice(callback, argument)),
  );
  socket.on('message', (data) => {
    runMessage(session, String(data)).then(
      (reply) => reply !== undefined && send(writeReply(reply)),
      (error: unknown) => loseOrFail(socket, error),
    );
  });
  const endFlood = flood(view.faults, socket);
  socket.on('close', () => {
    endFlood();
    session.close();
  });
  // A broken connection also closes: nothing is left to do.
  socket.on('error', () => socket.terminate());
}

/** A lost answer leaves the connection silent or cuts it; anything else would be a bug of this node, and cuts it too. */
function loseOrFail(socket: WebSocket, error: unknown): void {
  if (!(error instanceof LostAnswer) || error.isConnectionCut) socket.terminate();
}
