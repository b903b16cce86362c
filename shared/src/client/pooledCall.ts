import { deferred } from '../engine/deferred.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions } from './chainClient.ts';
import type { SteadyClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { ConnectionGate } from './connectionGate.ts';
import { sendOnce } from './nodeReader.ts';
import { parseAnswer } from './parseAnswer.ts';

const DEFAULT_DEADLINE_MS = 10_000;
/** The part of the time limit that the node in use has for a read while another node is ready to take over. */
const FIRST_PART = 0.6;

interface PooledCall<T> {
  readonly gate: ConnectionGate;
  readonly clock: SteadyClock;
  /** A subscription's answer to the same question on this connection, while it still counts. */
  readonly answerOf: (connection: Connection) => Promise<unknown> | undefined;
  /** Open connections to nodes that can replace the one in use. */
  readonly others: (url: string) => readonly Connection[];
  /** Called with a node that did not answer what another one did. */
  readonly onSilent: (url: string, reason: string) => void;
  readonly api: ApiName;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly options: CallOptions<T>;
}

/** One call over the current connection; a read whose connection is lost is repeated on the next one. */
export async function pooledCall<T>(call: PooledCall<T>): Promise<T> {
  const { gate, clock, method, options } = call;
  const deadline = clock.steady() + (options.deadlineMs ?? DEFAULT_DEADLINE_MS);
  const leftMs = () => Math.max(1, deadline - clock.steady());
  for (;;) {
    const connection = await gate.wait(deadline, method, options.signal);
    try {
      return options.isBroadcast === true
        ? await broadcast(call, connection, leftMs())
        : await read(call, connection, leftMs);
    } catch (error) {
      if (!hasCode(error, 'node.connection_lost')) throw error;
    }
  }
}

async function broadcast<T>(
  { api, method, params, options }: PooledCall<T>,
  connection: Connection,
  deadlineMs: number,
): Promise<T> {
  const answer = await sendOnce(connection, api, method, params, { ...options, deadlineMs });
  return options.schema === undefined ? (answer as T) : parseAnswer(options.schema, method, answer);
}

/**
 * Reads over a connection. A node that reports its head but delays other calls, or answers garbage, would keep the
 * client to itself: others are asked then, and the node is left when one of them answers.
 */
async function read<T>(call: PooledCall<T>, connection: Connection, leftMs: () => number): Promise<T> {
  const others = call.others(connection.url);
  if (others.length === 0) return readOver(call, connection, leftMs());
  try {
    return await readOver(call, connection, leftMs() * FIRST_PART);
  } catch (error) {
    if (!(error instanceof AppError) || !hasCode(error, 'node.timeout', 'node.bad_answer')) throw error;
    const answer = await firstWord(others.map((other) => readOver(call, other, leftMs())));
    if (answer === null) throw error;
    call.onSilent(connection.url, `${call.method}: ${error.code}`);
    if ('refusal' in answer) throw answer.refusal;
    return answer.value;
  }
}

/** The first answer or refusal of the chain; null when there is none. @throws AppError request.cancelled */
async function firstWord<T>(
  asked: readonly Promise<T>[],
): Promise<{ value: T } | { refusal: AppError } | null> {
  const words = asked.map(async (each) => {
    try {
      return { value: await each };
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('chain.')) return { refusal: error };
      throw error;
    }
  });
  try {
    return await Promise.any(words);
  } catch (error) {
    const failures: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const own = failures.find((each) => !(each instanceof AppError) || each.code === 'request.cancelled');
    if (own !== undefined) throw own;
    return null;
  }
}

async function readOver<T>(
  { answerOf, api, method, params, options }: PooledCall<T>,
  connection: Connection,
  timeoutMs: number,
): Promise<T> {
  const { schema, signal } = options;
  const told = answerOf(connection);
  const answer = await (told === undefined
    ? connection.read(api, method, params, { timeoutMs, signal })
    : unlessAborted(told, signal));
  return schema === undefined ? (answer as T) : parseAnswer(schema, method, answer);
}

/** An answer that other callers share. @throws AppError request.cancelled */
async function unlessAborted(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  const { promise: aborted, reject } = deferred<never>();
  const onAbort = () => reject(new AppError('request.cancelled'));
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}
