import { TOO_DEEP } from '@xbts/shared/client/messageBounds.ts';
import type { OpenSocket } from '@xbts/shared/client/socket.ts';
import { openSocketBy, type WebSocketLike } from '@xbts/shared/client/webSocket.ts';
import { callKey, type EarlyReply, type EarlySocket } from '../../prelude/earlySocket.ts';

/** An answer that came longer ago than a block or two is asked for again. */
const FRESH_MS = 5000;

/** Opens sockets of the environment; the first one is that of the prelude, where it was opened to the same node. */
export const openSocket: OpenSocket = openSocketBy((url) => takeEarly(url) ?? new WebSocket(url));

let taken: EarlySocket | undefined;

/** The socket of the prelude, whether it was taken or not; undefined where it was of no use. */
export const earlySocket = (): EarlySocket | undefined => window.earlySocket ?? taken;

/** Whether the prelude has asked this and has the answer. */
export const isAnsweredEarly = (method: string, params: readonly unknown[]): boolean =>
  window.earlySocket?.calls.get(callKey(method, params))?.answeredAt != null;

function takeEarly(url: string): WebSocketLike | null {
  const early = window.earlySocket;
  window.earlySocket = undefined;
  if (early === undefined) return null;
  if (early.url === url && early.socket.readyState <= WebSocket.OPEN) {
    taken = early;
    return adopted(early);
  }
  early.socket.close();
  return null;
}

/** The reply with the chain client's number, for it to judge. */
function renumbered(reply: EarlyReply, id: number): string {
  try {
    return JSON.stringify({ ...reply, id });
  } catch {
    return TOO_DEEP; // what nests so deep that it can not even be written
  }
}

/** The socket as the chain client uses one. A call that was sent already is not sent again: its answer is that of the early one. */
function adopted(early: EarlySocket): WebSocketLike {
  const { socket, calls } = early;
  const owner: WebSocketLike = {
    get latencyMs() {
      return early.latencyMs;
    },
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send(text) {
      const { id, params } = JSON.parse(text);
      const key = callKey(params[1], params[2]);
      const call = calls.get(key);
      calls.delete(key);
      const isOld = call?.answeredAt != null && performance.now() - call.answeredAt > FRESH_MS;
      if (call === undefined || isOld) socket.send(text);
      else void call.reply.then((reply) => tell('onmessage', { data: renumbered(reply, id) }));
    },
    close: () => socket.close(),
  };
  const tell = (name: 'onopen' | 'onmessage' | 'onerror' | 'onclose', event: unknown) =>
    owner[name]?.(event as never);
  for (const name of ['open', 'message', 'error', 'close'] as const)
    socket.addEventListener(name, (event) => tell(`on${name}`, event));
  // Whoever takes it sets its listeners first.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => tell('onopen', undefined));
  return owner;
}
