import { AppError } from '@xbts/shared/errors/appError.ts';

type Payload = Readonly<Record<string, unknown>>;

/** What the library is asked for, with its many overloads folded into three plain functions. */
export interface Bridge {
  post(method: string, params?: object): void;
  listen(event: string, listener: (payload: unknown) => void): void;
  ask(
    method: string,
    events: string[],
    options: { params?: object; timeout: number; capture: (event: { payload?: unknown }) => boolean },
  ): PromiseLike<unknown>;
}

/** Messages to and from the messenger; usable before the library is there: what is sent waits for it. */
export interface Wire {
  /** The messenger's version, for feature tests. */
  version: string;
  post(method: string, params?: object): void;
  listen(event: string, listener: (payload: Payload) => void): void;
  /** Sends and waits for one of the events. @throws AppError messenger.no_answer */
  ask(method: string, events: string[], options?: AskOptions): Promise<Payload>;
  /** Resolves when the library runs and everything sent so far is out. */
  ready: Promise<void>;
}

export interface AskOptions {
  params?: object;
  /** Milliseconds to wait; 10 s when not said, longer for what a user must do. */
  timeoutMs?: number;
  /** Picks the answer by the request's id. */
  requestId?: string;
}

/** Makes the wire over a library that is still loading. */
export function createWire(version: string, loading: Promise<Bridge>): Wire {
  const ready = loading.then(() => undefined);
  const use = (action: (bridge: Bridge) => void) => {
    // A messenger whose library can't be loaded leaves the app working as an ordinary page.
    loading.then(action, () => undefined);
  };
  return {
    version,
    ready,
    post: (method, params) => use((bridge) => bridge.post(method, params)),
    listen: (event, listener) =>
      use((bridge) => bridge.listen(event, (payload) => listener(asPayload(payload)))),
    async ask(method, events, { params, timeoutMs = 10_000, requestId } = {}) {
      try {
        const bridge = await loading;
        const capture = ({ payload }: { payload?: unknown }) =>
          requestId === undefined || asPayload(payload)['req_id'] === requestId;
        const options = { timeout: timeoutMs, capture, ...(params === undefined ? {} : { params }) };
        return asPayload(await bridge.ask(method, events, options));
      } catch (cause) {
        throw new AppError('messenger.no_answer', { method }, cause);
      }
    },
  };
}

function asPayload(value: unknown): Payload {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** True when the messenger's version ('7.10') is the wanted one or newer. */
export function isAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
