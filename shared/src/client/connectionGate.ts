import { deferred } from '../engine/deferred.ts';
import { AppError } from '../errors/appError.ts';
import type { SteadyClock } from './clock.ts';
import type { Connection } from './connection.ts';

interface Waiter {
  pass(connection: Connection): void;
  fail(error: AppError): void;
}

/** Holds calls while there is no connection. */
export class ConnectionGate {
  readonly #clock: SteadyClock;
  readonly #waiters = new Set<Waiter>();
  #connection: Connection | null = null;
  #isClosed = false;

  constructor(clock: SteadyClock) {
    this.#clock = clock;
  }

  /** Lets all calls through to this connection; null makes them wait. */
  set(connection: Connection | null): void {
    this.#connection = connection;
    if (connection !== null) for (const waiter of [...this.#waiters]) waiter.pass(connection);
  }

  close(): void {
    this.#isClosed = true;
    this.#connection = null;
    for (const waiter of [...this.#waiters]) waiter.fail(new AppError('node.closed'));
  }

  /**
   * The connection in use; waits for one until `deadline` of the steady clock. @throws AppError node.unreachable,
   * node.closed, request.cancelled
   */
  wait(deadline: number, method: string, signal?: AbortSignal): Promise<Connection> {
    if (this.#isClosed) return Promise.reject(new AppError('node.closed'));
    if (signal?.aborted === true) return Promise.reject(new AppError('request.cancelled'));
    const leftMs = deadline - this.#clock.steady();
    if (leftMs <= 0) return Promise.reject(new AppError('node.unreachable', { method }));
    if (this.#connection?.isOpen === true) return Promise.resolve(this.#connection);
    const { promise, resolve, reject } = deferred<Connection>();
    const onAbort = () => waiter.fail(new AppError('request.cancelled'));
    const leave = () => {
      this.#waiters.delete(waiter);
      this.#clock.clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const waiter: Waiter = {
      pass: (connection) => {
        leave();
        resolve(connection);
      },
      fail: (error) => {
        leave();
        reject(error);
      },
    };
    const timer = this.#clock.setTimeout(
      () => waiter.fail(new AppError('node.unreachable', { method })),
      leftMs,
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#waiters.add(waiter);
    return promise;
  }
}
