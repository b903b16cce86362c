import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions, NodeReader } from './chainClient.ts';
import type { Connection } from './connection.ts';
import { parseAnswer } from './parseAnswer.ts';

/** The time limit of one read on one node. */
const ANSWER_MS = 5_000;
/** How long the answer to an unrepeatable request is awaited. */
const SEND_MS = 15_000;

/** A connection as a reader. */
export function readerOf(connection: Connection): NodeReader {
  return {
    url: connection.url,
    async call<T>(
      api: ApiName,
      method: string,
      params: readonly unknown[],
      options: CallOptions<T> = {},
    ): Promise<T> {
      const { schema, signal, deadlineMs = ANSWER_MS } = options;
      if (options.isBroadcast === true)
        return sendOnce(connection, api, method, params, options) as Promise<T>;
      const timeoutMs = Math.min(deadlineMs, ANSWER_MS);
      const answer = await connection.read(api, method, params, { timeoutMs, signal });
      return schema === undefined ? (answer as T) : parseAnswer(schema, method, answer);
    },
  };
}

/**
 * Sends an unrepeatable request. Once the bytes are sent, only the chain knows the outcome: no repeat, and no
 * cancelling.
 * @throws AppError node.connection_lost (never sent), broadcast.answer_lost, request.cancelled, or a chain code
 */
export async function sendOnce(
  connection: Connection,
  api: ApiName,
  method: string,
  params: readonly unknown[],
  { signal, deadlineMs = SEND_MS }: Pick<CallOptions<unknown>, 'signal' | 'deadlineMs'>,
): Promise<unknown> {
  const apiId = await connection.apiId(api, deadlineMs);
  if (!connection.isOpen) throw new AppError('node.connection_lost', { url: connection.url, reason: 'left' });
  if (signal?.aborted === true) throw new AppError('request.cancelled');
  try {
    return await connection.request(apiId, method, params, { timeoutMs: deadlineMs, isOnce: true });
  } catch (error) {
    if (!hasCode(error, 'node.connection_lost', 'node.timeout')) throw error;
    throw new AppError('broadcast.answer_lost', { reason: error.code }, error);
  }
}
