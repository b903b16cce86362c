import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { watchTouches } from './personsTouch.ts';

type Payload = Readonly<Record<string, unknown>>;

/** The library's interface, with its many overloads folded into three plain functions. */
export interface Bridge {
  post(method: string, params?: object): void;
  listen(event: string, listener: (payload: unknown) => void): void;
  ask(
    method: string,
    events: string[],
    options: { params?: object; signal: AbortSignal; capture: (event: { payload?: unknown }) => boolean },
  ): PromiseLike<{ event: string; payload: unknown }>;
}

/**
 * Sends until the library is there, and hears from the first moment to the last: the library drops a whole event whose payload is not as it
 * expects, as macOS' `viewport_changed` without one.
 */
export type EarlyBridge = Pick<Bridge, 'post' | 'listen'>;

/**
 * What goes out where a method has no parameters: Unigram loses a message without a payload (UnigramDev/Unigram,
 * Telegram/Controls/WebViewer.cs reads its second text, which may not be null).
 */
export const NO_PARAMS: object = {};

/** What the messenger answered: the name of the event, and its payload. */
export type Answer = Payload & { readonly event: string };

/** Milliseconds that a person may take for a dialog. */
const PERSON_MS = 120_000;

/** Messages to and from the messenger; usable before the library has loaded. */
export interface Wire {
  /** The messenger's version, for feature tests. */
  version: string;
  post(method: string, params?: object): void;
  listen(event: string, listener: (payload: Payload) => void): void;
  /** Sends and waits for one of the events; loads the library. @throws AppError messenger.no_answer */
  ask(method: string, events: string[], options?: AskOptions): Promise<Answer>;
  /** Resolves when messages go out; rejects where no messenger takes them. */
  ready: Promise<void>;
  /**
   * Loads the library, which handles all messages afterwards; rejects when it cannot be loaded or finds no messenger.
   */
  library(): Promise<void>;
}

export interface AskOptions {
  params?: object;
  /** Milliseconds to wait; 10 s when not said, the most that a client may take. */
  timeoutMs?: number;
  /** A person answers, in a dialog over the app: two minutes, or until they touch the app instead. */
  isForPerson?: boolean;
  /** Picks the answer by the request's id. */
  requestId?: string;
}

/** Makes the wire. Until the library is loaded messages go through `early`; without that it loads at once. */
export function createWire(
  version: string,
  load: () => Promise<Bridge>,
  early: EarlyBridge | null = null,
): Wire {
  let loading: Promise<Bridge> | undefined;
  const onTouch = watchTouches(listen);
  let present: Pick<Bridge, 'post' | 'listen'> | null = early;
  const loadWhole = async () => {
    const bridge = await load();
    present = { post: bridge.post, listen: early?.listen ?? bridge.listen };
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
    // If the messenger's library fails to load, the app works as an ordinary page.
    else library().then(action, () => undefined);
  };
  const ready = early === null ? library().then(() => undefined) : Promise.resolve();
  // Waiting callers get the error.
  ready.catch(() => undefined);
  function listen(event: string, listener: (payload: Payload) => void): void {
    use((bridge) => bridge.listen(event, (payload) => listener(asPayload(payload))));
  }
  return {
    version,
    ready,
    library: () => library().then(() => undefined),
    post: (method, params) => use((bridge) => bridge.post(method, params)),
    listen,
    async ask(method, events, { params, timeoutMs = 10_000, requestId, isForPerson = false } = {}) {
      const over = new AbortController();
      let stop: () => void = () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = isForPerson ? PERSON_MS : timeoutMs;
      const capture = ({ payload }: { payload?: unknown }) =>
        requestId === undefined || asPayload(payload).req_id === requestId;
      const givenUp = new Promise<never>((_resolve, reject) => {
        // The library, where it has to be loaded first, has no more time than the answer.
        timer = setTimeout(reject, timeout, new Error('no answer in time'));
        if (isForPerson) stop = onTouch(() => reject(new Error('the app is touched instead')));
      });
      const options = { signal: over.signal, capture, ...(params === undefined ? {} : { params }) };
      try {
        const asked = library().then((bridge) => {
          over.signal.throwIfAborted();
          return bridge.ask(method, events, options);
        });
        const { event, payload } = await Promise.race([asked, givenUp]);
        return { ...asPayload(payload), event };
      } catch (cause) {
        throw new AppError('messenger.no_answer', { method }, cause);
      } finally {
        clearTimeout(timer);
        stop();
        over.abort();
      }
    },
  };
}

function asPayload(value: unknown): Payload {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The answer, or null where a client gives none or the person turned away: what is left open is not told of later, on another screen. */
export async function answerOrNull(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, 'messenger.no_answer')) return null;
    throw error;
  }
}

/** A flag that some clients send as text (macOS: biometry's `available`; Unigram: `is_fullscreen`). */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** True when the messenger's version ('7.10') is the wanted one or newer. */
export function isAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
