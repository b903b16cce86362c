import { biometryHandlers } from './biometry.ts';
import { buttonHandlers } from './buttons.ts';
import { type Chrome, freshChrome, insetsOf } from './chrome.ts';
import { createDialogLimit } from './dialogLimit.ts';
import { dialogHandlers } from './dialogs.ts';
import { type Handler, type HostContext, readEvent } from './event.ts';
import { layoutHandlers } from './layout.ts';
import { linkHandlers } from './links.ts';
import type { Ports } from './ports.ts';
import { storageHandlers } from './storage.ts';
import { isKnownIn } from './versions.ts';
import { isWebClient, RELOAD_MS, THEME_MS, webHandlers } from './webClient.ts';

const handlers: Readonly<Record<string, Handler>> = {
  ...layoutHandlers,
  ...buttonHandlers,
  ...dialogHandlers,
  ...biometryHandlers,
  ...storageHandlers,
  ...linkHandlers,
};

/** The messenger's side of the web protocol for one opened mini app. */
export interface MiniAppHost {
  /** A message from the frame: the JSON text `{ eventType, eventData }`. */
  receive(message: unknown): void;
  chrome(): Chrome;
  send(eventType: string, eventData?: unknown): void;
  themeChanged(): void;
  viewportChanged(): void;
  setFullscreen(isFullscreen: boolean): void;
  /** As the client's menu asks for it. */
  reload(): void;
}

function handlerOf(eventType: string, isWeb: boolean): Handler | undefined {
  if (isWeb && Object.hasOwn(webHandlers, eventType)) return webHandlers[eventType];
  return Object.hasOwn(handlers, eventType) ? handlers[eventType] : undefined;
}

/** Creates the host of a mini app that is being opened. */
export function createMiniAppHost(
  ports: Ports,
  opened: { isExpanded: boolean; isFullscreen: boolean },
): MiniAppHost {
  const isWeb = isWebClient(ports.platform);
  let chrome = freshChrome(opened);
  let reloads = { isSupported: false, hasBegun: false };
  const send = (eventType: string, eventData?: unknown) => {
    ports.log({ direction: 'toApp', eventType, eventData });
    ports.post(JSON.stringify({ eventType, eventData }));
  };
  const context: HostContext = {
    ports,
    chrome: () => chrome,
    change: (changes) => {
      chrome = { ...chrome, ...changes };
      ports.showChrome(chrome);
    },
    send,
    sendViewport: (isStable) =>
      send('viewport_changed', {
        ...ports.frameSize(),
        is_expanded: isWeb || chrome.isExpanded,
        is_state_stable: isStable,
      }),
    sendInsets: () => {
      const { safeArea, contentSafeArea } = insetsOf(chrome.isFullscreen);
      send('safe_area_changed', safeArea);
      send('content_safe_area_changed', contentSafeArea);
    },
    dialogs: createDialogLimit(),
  };
  const noteReloads = ({ eventType, eventData }: NonNullable<ReturnType<typeof readEvent>>) => {
    if (eventType === 'iframe_ready')
      reloads = { isSupported: eventData.reload_supported === true, hasBegun: false };
    if (eventType === 'iframe_will_reload') reloads = { ...reloads, hasBegun: true };
  };
  const setFullscreen = (isFullscreen: boolean) => {
    context.change({ isFullscreen, isExpanded: true });
    send('fullscreen_changed', { is_fullscreen: isFullscreen });
    context.sendInsets();
    context.sendViewport(true);
  };
  return {
    chrome: () => chrome,
    send,
    setFullscreen,
    themeChanged: () => {
      ports.showChrome(chrome);
      const tell = () => send('theme_changed', { theme_params: ports.theme() });
      if (isWeb) setTimeout(tell, THEME_MS);
      else tell();
    },
    reload: () => {
      if (reloads.isSupported) send('reload_iframe');
      setTimeout(() => reloads.hasBegun || ports.replaceFrame(), reloads.isSupported ? RELOAD_MS : 0);
    },
    viewportChanged: () => context.sendViewport(true),
    receive: (message) => {
      const event = readEvent(message);
      if (event === undefined) return;
      const handler = handlerOf(event.eventType, isWeb);
      noteReloads(event);
      const isIgnored = handler === undefined || !isKnownIn(ports.version, event.eventType);
      ports.log({ direction: 'fromApp', ...event, ...(isIgnored ? { isIgnored } : {}) });
      if (!isIgnored) void handler(context, event.eventData);
    },
  };
}
