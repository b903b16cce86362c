import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import type { FromWorker, LockReason, SignerCall } from '../protocol.ts';

/** What the client needs of a worker; tests pass a handler in its place. */
export interface SignerWorker {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** The page's end of the talk with the worker; what goes over it is typed by the signer's methods. */
export interface Wire {
  /** Asks the worker and waits for its answer. @throws AppError with the worker's code; signer.unavailable when the worker fails */
  call(name: SignerCall, params: unknown): Promise<unknown>;
  /** Tells the worker what needs no answer. Starts no worker. */
  tell(name: SignerCall, params: unknown): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Requests with ids over a worker that is started when first needed, and again after it has failed. */
export function createWire(openWorker: () => SignerWorker, onLocked: (reason: LockReason) => void): Wire {
  const waiting = new Map<number, Waiting>();
  let worker: SignerWorker | undefined;
  let nextId = 1;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new AppError('signer.unavailable'));
    waiting.clear();
    onLocked('idle');
  }

  function receive(message: FromWorker): void {
    if ('event' in message) {
      onLocked(message.reason);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) caller?.resolve(message.answer);
    else caller?.reject(new AppError(isErrorCode(message.code) ? message.code : 'unexpected', message.facts));
  }

  function start(): SignerWorker {
    const started = openWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = fail;
    return started;
  }

  return {
    tell(call, params) {
      worker?.postMessage({ id: 0, call, params });
    },
    call(call, params) {
      return new Promise((resolve, reject) => {
        const id = nextId;
        nextId += 1;
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, call, params });
      });
    },
  };
}
