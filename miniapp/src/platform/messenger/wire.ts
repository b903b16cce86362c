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

/** The library's part until it is there: sends and hears. */
export interface EarlyBridge extends Pick<Bridge, 'post' | 'listen'> {
  /** Hears nothing any more: the library does. */
  stop(): void;
}

/** Messages to and from the messenger; usable before the library is there. */
export interface Wire {
  /** The messenger's version, for feature tests. */
  version: string;
  post(method: string, params?: object): void;
  listen(event: string, listener: (payload: Payload) => void): void;
  /** Sends and waits for one of the events; loads the library. @throws AppError messenger.no_answer */
  ask(method: string, events: string[], options?: AskOptions): Promise<Payload>;
  /** Resolves when messages go out; rejects where no messenger takes them. */
  ready: Promise<void>;
  /** Loads the library, which all messages take from then on; rejects where it can't be loaded or finds no messenger. */
  library(): Promise<void>;
}

export interface AskOptions {
  params?: object;
  /** Milliseconds to wait; 10 s when not said, longer for what a user must do. */
  timeoutMs?: number;
  /** Picks the answer by the request's id. */
  requestId?: string;
}

/** Makes the wire. Until the library is loaded messages go through `early`; without that it is loaded at once. */
export function createWire(
  version: string,
  load: () => Promise<Bridge>,
  early: EarlyBridge | null = null,
): Wire {
  let loading: Promise<Bridge> | undefined;
  let present: Pick<Bridge, 'post' | 'listen'> | null = early;
  const heard: Parameters<Bridge['listen']>[] = [];
  const loadWhole = async () => {
    const bridge = await load();
    for (const each of early === null ? [] : heard) bridge.listen(...each);
    early?.stop();
    present = bridge;
    return bridge;
  };
  const library = () => {
    loading ??= loadWhole().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  const use = (action: (bridge: Pick<Bridge, 'post' | 'listen'>) => void) => {
    if (present !== null) action(present);
    // A messenger whose library can't be loaded leaves the app working as an ordinary page.
    else library().then(action, () => undefined);
  };
  const ready = early === null ? library().then(() => undefined) : Promise.resolve();
  // Told to those who wait for it.
  ready.catch(() => undefined);
  return {
    version,
    ready,
    library: () => library().then(() => undefined),
    post: (method, params) => use((bridge) => bridge.post(method, params)),
    listen(event, listener) {
      const take = (payload: unknown) => listener(asPayload(payload));
      heard.push([event, take]);
      use((bridge) => bridge.listen(event, take));
    },
    async ask(method, events, { params, timeoutMs = 10_000, requestId } = {}) {
      try {
        const bridge = await library();
        const capture = ({ payload }: { payload?: unknown }) =>
          requestId === undefined || asPayload(payload).req_id === requestId;
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
