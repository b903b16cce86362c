import { deferred } from '../engine/deferred.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import { AnswerPace } from './answerPace.ts';
import type { ApiName } from './chainClient.ts';
import type { SteadyClock } from './clock.ts';
import { Inbox } from './inbox.ts';
import { MAX_ANSWER } from './messageBounds.ts';
import { writeRequest } from './rpcMessage.ts';
import type { OpenSocket, Socket } from './socket.ts';

export interface ConnectionOptions {
  readonly url: string;
  readonly openSocket: OpenSocket;
  readonly clock: SteadyClock;
  /**
   * Called once, when the connection ends for any reason but close() or retire(); `garbage`: the node sent invalid
   * messages.
   */
  readonly onLost: (reason: string, fault?: 'garbage') => void;
  /** Called with one of the late reads when there are too many. */
  readonly onSlow?: (read: LateRead) => void;
  /** Maximum characters of an answer; default MAX_ANSWER. */
  readonly maxAnswer?: number | undefined;
}

/** A slow read, to be sent to other nodes too. */
export interface LateRead {
  readonly call: readonly [api: ApiName, method: string, params: readonly unknown[]];
  readonly tookMs: number;
}

export interface RequestOptions {
  /** Milliseconds until node.timeout. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Must not be sent twice: retire() lets it finish. */
  readonly isOnce?: boolean | undefined;
}

/** The line is dead after this time with unanswered requests and no message at all, even if it is not closed. */
const SILENT_MS = 4_000;
/** How long an abandoned connection may still answer unrepeatable requests. */
const RETIRE_MS = 5_000;

interface Pending {
  readonly isOnce: boolean;
  settle(outcome: { result: unknown } | { error: unknown }): void;
}

type LifeState = 'opening' | 'open' | 'retired' | 'ended';

/** One JSON-RPC websocket to one node (chain.md §1). It is never reopened: a new one has new api ids and callbacks. */
export class Connection {
  readonly url: string;
  readonly #clock: SteadyClock;
  readonly #options: ConnectionOptions;
  readonly #inbox: Inbox;
  readonly #pace: AnswerPace;
  readonly #socket: Socket;
  readonly #pending = new Map<number, Pending>();
  readonly #notices = new Map<number, (argument: unknown) => void>();
  readonly #apiIds = new Map<ApiName, Promise<number>>();
  #login: Promise<unknown> | undefined;
  readonly #opening = deferred();
  /** Resolves when the socket is open; rejects with node.connection_lost when it never opens. */
  readonly opened = this.#opening.promise;
  #state: LifeState = 'opening';
  #nextId = 1;
  #waitingSince: number | null = null;
  #watchdog: unknown;

  constructor(options: ConnectionOptions) {
    this.url = options.url;
    this.#clock = options.clock;
    this.#options = options;
    this.#inbox = new Inbox(options.clock, options.maxAnswer ?? MAX_ANSWER);
    this.#pace = new AnswerPace(options.clock);
    // The owner learns of a failure by onLost, whether or not somebody awaits this.
    this.opened.catch(() => undefined);
    this.#socket = options.openSocket(options.url, {
      onOpen: () => {
        if (this.#state !== 'opening') return;
        this.#state = 'open';
        this.#opening.resolve();
      },
      onText: (text) => this.#receive(text),
      onClose: (reason, fault) => this.#lose(reason, fault),
    });
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /**
   * Calls a method of an api, asking for the api's id first (ids are per connection).
   * @throws AppError node.timeout, node.connection_lost, node.api_denied, request.cancelled, or a chain code
   */
  async call(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options: RequestOptions,
  ): Promise<unknown> {
    const apiId = await this.apiId(api, options.timeoutMs);
    return this.request(apiId, method, params, options);
  }

  /** Like `call`, for reads that any node can answer: their duration counts against this one. */
  read(api: ApiName, method: string, params: readonly unknown[], options: RequestOptions): Promise<unknown> {
    return this.#pace.timed(this.call(api, method, params, options), (tookMs) =>
      this.#options.onSlow?.({ call: [api, method, params], tookMs }),
    );
  }

  /** The id of an api on this connection. @throws AppError node.api_denied when the node does not offer it */
  apiId(api: ApiName, timeoutMs: number): Promise<number> {
    // chain.md §1: these two exist from the first message.
    if (api === 'database' || api === 'login') return Promise.resolve(api === 'login' ? 1 : 0);
    const known = this.#apiIds.get(api);
    if (known !== undefined) return known;
    const asked = this.#askApiId(api, timeoutMs);
    this.#apiIds.set(api, asked);
    asked.catch((error) => {
      if (!hasCode(error, 'node.api_denied')) this.#apiIds.delete(api);
    });
    return asked;
  }

  async #askApiId(api: ApiName, timeoutMs: number): Promise<number> {
    // A node logs everyone in at connect; older ones wait for this call before they return another api. Its answer is
    // ignored.
    this.#login ??= this.request(1, 'login', ['', ''], { timeoutMs }).catch(() => undefined);
    const denied = (cause?: unknown) => new AppError('node.api_denied', { api, url: this.url }, cause);
    const answer = await this.request(1, api, [], { timeoutMs }).catch((error: unknown) => {
      throw hasCode(error, 'node.timeout', 'node.connection_lost') ? error : denied(error);
    });
    if (typeof answer !== 'number') throw denied();
    return answer;
  }

  /** Sends one request. @throws AppError node.timeout, node.connection_lost, request.cancelled, or a chain code */
  request(
    apiId: number,
    method: string,
    params: readonly unknown[],
    options: RequestOptions,
  ): Promise<unknown> {
    if (this.#state !== 'open') return Promise.reject(this.#lost('not open'));
    if (options.signal?.aborted === true) return Promise.reject(new AppError('request.cancelled'));
    const id = this.#nextId++;
    const { promise, resolve, reject } = deferred<unknown>();
    const timer = this.#clock.setTimeout(
      () => settle({ error: new AppError('node.timeout', { method, url: this.url }) }),
      options.timeoutMs,
    );
    const onAbort = () => settle({ error: new AppError('request.cancelled') });
    const settle: Pending['settle'] = (outcome) => {
      if (!this.#pending.delete(id)) return;
      this.#clock.clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.result);
      this.#endWhenRetired();
    };
    options.signal?.addEventListener('abort', onAbort, { once: true });
    this.#pending.set(id, { isOnce: options.isOnce === true, settle });
    this.#inbox.asked(id);
    this.#socket.send(writeRequest(id, apiId, method, params));
    this.#watch();
    return promise;
  }

  /** Sends the notices of a callback id to a listener. */
  onNotice(callback: number, listener: (argument: unknown) => void): void {
    this.#notices.set(callback, listener);
  }

  /** Closes at once, without onLost; requests in flight fail with node.connection_lost. */
  close(reason = 'closed'): void {
    this.#end(reason);
  }

  /**
   * The pool has moved on: reads in flight fail now and are repeated elsewhere; unrepeatable requests may still be
   * answered.
   */
  retire(): void {
    if (this.#state !== 'open') {
      this.#end('moved');
      return;
    }
    this.#state = 'retired';
    this.#notices.clear();
    for (const each of [...this.#pending.values()])
      if (!each.isOnce) each.settle({ error: this.#lost('moved') });
    this.#clock.setTimeout(() => this.#end('moved'), RETIRE_MS);
    this.#endWhenRetired();
  }

  #endWhenRetired(): void {
    if (this.#state === 'retired' && this.#pending.size === 0) this.#end('moved');
  }

  #receive(text: string): void {
    if (this.#state === 'ended') return;
    this.#pace.received(text.length);
    const message = this.#inbox.take(text);
    if (message.kind === 'breach') {
      this.#lose(message.reason, 'garbage');
    } else if (message.kind === 'notice') {
      this.#notices.get(message.callback)?.(message.argument);
    } else if (message.kind === 'result') {
      this.#pending.get(message.id)?.settle({ result: message.result });
    } else if (message.kind === 'error') void this.#refuse(message.id, message.error);
    this.#waitingSince = this.#pending.size > 0 ? this.#clock.steady() : null;
  }

  /** Rejects a request that the node refused; the first refusal loads the error table. */
  async #refuse(id: number, answer: unknown): Promise<void> {
    const error = await import('../protocol/chainError.ts').then(
      ({ chainErrorToAppError }) => chainErrorToAppError(answer),
      (cause) => new AppError('app.part_not_loaded', {}, cause),
    );
    this.#pending.get(id)?.settle({ error });
  }

  /** Checks, while requests are unanswered, that the node still sends messages. */
  #watch(): void {
    this.#waitingSince ??= this.#clock.steady();
    if (this.#watchdog !== undefined) return;
    const silentAt = this.#waitingSince + SILENT_MS;
    this.#watchdog = this.#clock.setTimeout(() => {
      this.#watchdog = undefined;
      if (this.#waitingSince === null || this.#state === 'ended') return;
      if (this.#clock.steady() - this.#waitingSince >= SILENT_MS) this.#lose('silent');
      else this.#watch();
    }, silentAt - this.#clock.steady());
  }

  #lost(reason: string): AppError {
    return new AppError('node.connection_lost', { url: this.url, reason });
  }

  #lose(reason: string, fault?: 'garbage'): void {
    const isOwned = this.#state === 'opening' || this.#state === 'open';
    this.#end(reason);
    if (isOwned) this.#options.onLost(reason, fault);
  }

  #end(reason: string): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#clock.clearTimeout(this.#watchdog);
    this.#opening.reject(this.#lost(reason));
    this.#socket.close();
    this.#notices.clear();
    for (const each of [...this.#pending.values()]) each.settle({ error: this.#lost(reason) });
  }
}
