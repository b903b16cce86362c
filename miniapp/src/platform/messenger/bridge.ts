// The only file that imports the messenger's library; it loads after the first paint, and only inside the messenger.
import { createPostEvent, type EventName, type MethodName, on, targetOrigin } from '@telegram-apps/sdk-react';
import { type Bridge, NO_PARAMS } from './wire.ts';

const listen: (event: EventName, listener: (payload: unknown) => void) => () => void = on;
type Send = (method: MethodName, params?: never) => void;
type Post = Bridge['post'];

/**
 * Starts the library for a messenger of that version ('7.10'); `parentOrigin` is the page that frames the app in the
 * messenger's web clients. Together with startMessenger.ts this equals the library's own init, which outweighs all the
 * rest, except for styles sent from outside: the content security policy would refuse them, and the app has its own.
 */
export function startBridge(version: string, parentOrigin: string | null): Bridge {
  if (parentOrigin !== null) targetOrigin.set(parentOrigin);
  const send: Send = createPostEvent(version as `${number}.${number}`);
  const post: Post = (method, params = NO_PARAMS) => send(method as MethodName, params as never);
  return { post, listen: listen as Bridge['listen'], ask: askWith(post) };
}

/** Sends, and resolves with the first of the events that is taken; who asks ends it by the signal. */
function askWith(post: Post): Bridge['ask'] {
  return async (method, events, { params, signal, capture }) => {
    let stops: (() => void)[] = [];
    const stop = () => {
      for (const each of stops) each();
    };
    signal.addEventListener('abort', stop);
    return new Promise((resolve) => {
      stops = events.map((event) =>
        listen(event as EventName, (payload) => capture({ payload }) && resolve({ event, payload })),
      );
      post(method, params);
    });
  };
}
