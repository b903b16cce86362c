import { setTimeout as wait } from 'node:timers/promises';
import { answerRequest } from './answerRequest.ts';
import { type RpcReply, type RpcRequest, readMessage } from './envelope.ts';
import type { Session } from './session.ts';

/**
 * Runs one message at once and returns the reply after the node's delay; undefined without an answer. Throws
 * LostAnswer.
 */
export async function runMessage(session: Session, text: string): Promise<RpcReply | undefined> {
  const incoming = readMessage(text);
  const running = incoming.kind === 'request' ? answerRequest(session, incoming.request) : undefined;
  const { slowMs } = session.view.faults.settings;
  const [reply] = await Promise.all([running, slowMs > 0 ? wait(slowMs) : undefined]);
  if (incoming.kind === 'reply') return incoming.reply;
  const isNested =
    reply?.result !== undefined && incoming.kind === 'request' && nests(session, incoming.request);
  return isNested ? { ...reply, result: brackets } : reply;
}

/** Six kilobytes of brackets. */
const brackets: unknown = JSON.parse('['.repeat(3_000) + ']'.repeat(3_000));

/** The methods that a node must answer to be usable at all. */
const toBeUsed: readonly unknown[] = [
  'get_chain_id',
  'get_dynamic_global_properties',
  'set_subscribe_callback',
];

const nests = ({ view }: Session, { params }: RpcRequest): boolean =>
  view.faults.settings.isNesting && params[0] === 0 && !toBeUsed.includes(params[1]);
