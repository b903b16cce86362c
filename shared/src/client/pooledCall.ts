import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions } from './chainClient.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { ConnectionGate } from './connectionGate.ts';
import { parseAnswer } from './parseAnswer.ts';

const DEFAULT_DEADLINE_MS = 10_000;

interface PooledCall<T> {
  readonly gate: ConnectionGate;
  readonly clock: Clock;
  readonly api: ApiName;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly options: CallOptions<T>;
}

/** One call over the current connection; a read whose connection is lost is repeated on the next one. */
export async function pooledCall<T>(call: PooledCall<T>): Promise<T> {
  const { gate, clock, api, method, options } = call;
  const deadline = clock.now() + (options.deadlineMs ?? DEFAULT_DEADLINE_MS);
  const leftMs = () => Math.max(1, deadline - clock.now());
  for (;;) {
    const connection = await gate.wait(deadline, method, options.signal);
    try {
      const apiId = await connection.apiId(api, leftMs());
      const answer = await (options.isBroadcast === true ? sendOnce : read)(
        call,
        connection,
        apiId,
        leftMs(),
      );
      return options.schema === undefined ? (answer as T) : parseAnswer(options.schema, method, answer);
    } catch (error) {
      if (!hasCode(error, 'node.connection_lost')) throw error;
    }
  }
}

function read<T>(call: PooledCall<T>, connection: Connection, apiId: number, timeoutMs: number) {
  const { signal } = call.options;
  return connection.request(apiId, call.method, call.params, { timeoutMs, signal });
}

/** Once the bytes are sent, only the chain knows the outcome: no repeat, and no cancelling. */
async function sendOnce<T>(call: PooledCall<T>, connection: Connection, apiId: number, timeoutMs: number) {
  if (!connection.isOpen) throw new AppError('node.connection_lost', { url: connection.url, reason: 'left' });
  if (call.options.signal?.aborted === true) throw new AppError('request.cancelled');
  try {
    return await connection.request(apiId, call.method, call.params, { timeoutMs, isOnce: true });
  } catch (error) {
    if (!hasCode(error, 'node.connection_lost', 'node.timeout')) throw error;
    throw new AppError('broadcast.answer_lost', { reason: error.code }, error);
  }
}
