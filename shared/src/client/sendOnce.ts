import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions } from './chainClient.ts';
import type { Connection } from './connection.ts';

const DEADLINE_MS = 15_000;

/**
 * Sends what must not be repeated. Once the bytes are sent, only the chain knows the outcome: no repeat, and no cancelling.
 * @throws AppError node.connection_lost (never sent), broadcast.answer_lost, request.cancelled, or a chain code
 */
export async function sendOnce(
  connection: Connection,
  api: ApiName,
  method: string,
  params: readonly unknown[],
  { signal, deadlineMs = DEADLINE_MS }: Pick<CallOptions<unknown>, 'signal' | 'deadlineMs'>,
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
