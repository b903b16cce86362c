import { type EarlyBridge, NO_PARAMS } from './wire.ts';

type Listener = (payload: unknown) => void;

interface NativeWindow {
  TelegramWebviewProxy?: { postEvent(event: string, data: string): void };
}

/** The origin of a messenger's web client when the parent page does not tell its own. */
const WEB_CLIENT = 'https://web.telegram.org';

/** Whether there is a native messenger, or a parent page, to talk to. */
export const hasBridge = (): boolean =>
  window.parent !== window || (window as NativeWindow).TelegramWebviewProxy !== undefined;

/**
 * The messages of the first seconds, in the form in which the library sends and takes them (its `postEvent` and its event handlers): it weighs
 * 7 KB, which the first picture needs for nothing else. What is listened for is heard here for good. Null where neither a native messenger nor a
 * page around ours is there.
 */
export function earlyBridge(parentOrigin: string | null): EarlyBridge | null {
  const listeners: [string, Listener][] = [];
  const tell = (event: unknown, payload: unknown) => {
    for (const [name, listener] of listeners) if (name === event) listener(payload);
  };
  const listen = (event: string, listener: Listener) => void listeners.push([event, listener]);
  if (window.parent !== window) {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== window.parent) return;
      const { eventType, eventData } = parse(data);
      tell(eventType, eventData);
    };
    window.addEventListener('message', hear);
    return {
      listen,
      post: (eventType, eventData = NO_PARAMS) =>
        window.parent.postMessage(JSON.stringify({ eventType, eventData }), parentOrigin ?? WEB_CLIENT),
    };
  }
  const proxy = (window as NativeWindow).TelegramWebviewProxy;
  if (proxy === undefined) return null;
  Object.assign(window, { TelegramGameProxy: { receiveEvent: tell } });
  Object.assign(window, { Telegram: { WebView: { receiveEvent: tell } } });
  return {
    listen,
    post: (event, data = NO_PARAMS) => proxy.postEvent(event, JSON.stringify(data)),
  };
}

/** Any script on the parent page may send messages; foreign ones name no event. */
function parse(data: unknown): { eventType?: unknown; eventData?: unknown } {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return {};
  }
}
