import { setTimeout as wait } from 'node:timers/promises';
import { answerRequest } from './answerRequest.ts';
import { type RpcReply, readMessage } from './envelope.ts';
import type { Session } from './session.ts';

/** Runs one message at once and returns the reply after the node's delay; undefined when nothing is answered. Throws LostAnswer. */
export async function runMessage(session: Session, text: string): Promise<RpcReply | undefined> {
  const incoming = readMessage(text);
  const running = incoming.kind === 'request' ? answerRequest(session, incoming.request) : undefined;
  const { slowMs } = session.view.faults.settings;
  const [reply] = await Promise.all([running, slowMs > 0 ? wait(slowMs) : undefined]);
  return incoming.kind === 'reply' ? incoming.reply : reply;
}
