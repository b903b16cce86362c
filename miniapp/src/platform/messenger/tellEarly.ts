/** A messenger's way into the page of its own clients; in the web clients it is the page around. */
interface NativeClient {
  readonly TelegramWebviewProxy?: { postEvent(eventType: string, data: string): void };
}

/** Launched on a phone by a messenger of version 8 or later, where full screen is asked for (startMessenger.ts). */
const fullScreen =
  /Platform=(?:ios|android)(?=.*Version=(?:[89]|\d\d))|Version=(?:[89]|\d\d)\b.*Platform=(?:ios|android)/;

/**
 * Tells the messenger that a picture stands there, before the library that talks to it is loaded: the window takes its form and the messenger's
 * cover goes. The app says it all again, which changes nothing.
 */
export function tellReady(launch: string): void {
  const proxy = (window as NativeClient).TelegramWebviewProxy;
  const events = ['expand', ...(fullScreen.test(launch) ? ['request_fullscreen'] : []), 'ready'];
  for (const name of events) {
    const eventType = `web_app_${name}`;
    if (proxy) proxy.postEvent(eventType, 'null');
    // None is a secret, whoever frames the page.
    else parent.postMessage(JSON.stringify({ eventType }), '*');
  }
}
