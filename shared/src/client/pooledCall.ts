import { hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions } from './chainClient.ts';
import type { Clock } from './clock.ts';
import type { ConnectionGate } from './connectionGate.ts';
import { parseAnswer } from './parseAnswer.ts';
import { sendOnce } from './sendOnce.ts';

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
      const deadlineMs = leftMs();
      const answer =
        options.isBroadcast === true
          ? await sendOnce(connection, api, method, call.params, { ...options, deadlineMs })
          : await connection.call(api, method, call.params, {
              timeoutMs: deadlineMs,
              signal: options.signal,
            });
      return options.schema === undefined ? (answer as T) : parseAnswer(options.schema, method, answer);
    } catch (error) {
      if (!hasCode(error, 'node.connection_lost')) throw error;
    }
  }
}
