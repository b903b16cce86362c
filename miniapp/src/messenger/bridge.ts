// The only file that imports the messenger's library; it is loaded beside the app, and only inside the messenger.
import {
  type EventName,
  init,
  type MethodName,
  on,
  postEvent,
  request,
  targetOrigin,
} from '@telegram-apps/sdk-react';
import type { Bridge } from './wire.ts';

const post: (method: MethodName, params?: never) => void = postEvent;
const listen: (event: EventName, listener: (payload: unknown) => void) => unknown = on;
const ask: (method: MethodName, events: EventName[], options: never) => PromiseLike<unknown> = request;

/** Starts the library; `parentOrigin` is the page that frames the app in the messenger's web clients. */
export function startBridge(parentOrigin: string | null): Bridge {
  if (parentOrigin !== null) targetOrigin.set(parentOrigin);
  // Styles sent from outside would be refused by the content security policy, and the app has its own.
  init({ acceptCustomStyles: false });
  return { post, listen, ask } as Bridge;
}
