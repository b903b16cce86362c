import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiName } from './access.ts';
import { httpStatusOf, writeReply } from './envelope.ts';
import { LostAnswer } from './lostAnswer.ts';
import type { NodeView } from './nodeView.ts';
import { runMessage } from './runMessage.ts';
import { Session } from './session.ts';

/** Answers one HTTP POST: the same JSON as over a websocket, in a session of its own. */
export async function answerHttp(
  view: NodeView,
  allowedApis: readonly ApiName[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = new Session(view, allowedApis, () => undefined);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reply = await runMessage(session, Buffer.concat(chunks).toString('utf8'));
    if (reply === undefined) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(httpStatusOf(reply), { 'content-type': 'application/json' }).end(writeReply(reply));
  } catch (error) {
    if (!(error instanceof LostAnswer) || error.isConnectionCut) request.socket.destroy();
  } finally {
    session.close();
  }
}
