import { biometryHandlers } from './biometry.ts';
import { buttonHandlers } from './buttons.ts';
import { type Chrome, freshChrome, insetsOf } from './chrome.ts';
import { clients } from './clients.ts';
import { createDialogLimit } from './dialogLimit.ts';
import { dialogHandlers } from './dialogs.ts';
import { type AppEvent, type Handler, type HostContext, readEvent } from './event.ts';
import { layoutHandlers } from './layout.ts';
import { linkHandlers } from './links.ts';
import type { Ports } from './ports.ts';
import { storageHandlers } from './storage.ts';
import { isKnownIn } from './versions.ts';

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

/** Creates the host of a mini app that is being opened. */
export function createMiniAppHost(ports: Ports): MiniAppHost {
  const client = clients[ports.client];
  let chrome = freshChrome({ isExpanded: client.isExpanded, isFullscreen: false });
  let isReloadSupported = false;
  let replacing: ReturnType<typeof setTimeout> | undefined;
  const send = (eventType: string, eventData?: unknown) => {
    ports.log({ direction: 'toApp', eventType, eventData });
    ports.post(JSON.stringify({ eventType, eventData }));
  };
  const sendInsets: HostContext['sendInsets'] = (which) => {
    const insets = insetsOf(client, chrome.isFullscreen);
    if (which.includes('device')) send('safe_area_changed', insets.device);
    if (which.includes('content')) send('content_safe_area_changed', insets.content);
  };
  const sendViewport = (isStable: boolean) => {
    const { width, height } = ports.frameSize();
    const { isExpanded } = chrome;
    const size = client.viewport === 'withoutWidth' ? { height } : { width, height };
    if (client.viewport === 'empty') send('viewport_changed', null);
    else if (client.viewport !== 'never')
      send('viewport_changed', { ...size, is_expanded: isExpanded, is_state_stable: isStable });
  };
  const setFullscreen = (isFullscreen: boolean) => {
    context.change({ isFullscreen, isExpanded: true });
    const flag = client.fullscreenFlag === 'text' ? String(isFullscreen) : isFullscreen;
    const tell = {
      flag: () => send('fullscreen_changed', { is_fullscreen: flag }),
      device: () => sendInsets(['device']),
      content: () => sendInsets(['content']),
      viewport: () => sendViewport(true),
    };
    for (const event of client.fullscreenEvents) tell[event]();
  };
  const context: HostContext = {
    ports,
    client,
    chrome: () => chrome,
    change: (changes) => {
      chrome = { ...chrome, ...changes };
      ports.showChrome(chrome);
    },
    send,
    sendViewport,
    sendInsets,
    setFullscreen,
    dialogs: createDialogLimit(client.dialogPauseMs),
  };
  const noteReloads = ({ eventType, eventData }: AppEvent) => {
    if (eventType === 'iframe_ready') isReloadSupported = eventData.reload_supported === true;
    if (eventType === 'iframe_will_reload') clearTimeout(replacing);
  };
  const handlerOf = ({ eventType, isBare }: AppEvent): Handler | undefined => {
    if (!isKnownIn(ports.version, eventType) || (isBare && client.losesBareMessages)) return undefined;
    if (client.needsTouch.includes(eventType) && !ports.isTouched()) return undefined;
    return Object.hasOwn(handlers, eventType) ? handlers[eventType] : undefined;
  };
  return {
    chrome: () => chrome,
    send,
    setFullscreen,
    themeChanged: () => {
      ports.showChrome(chrome);
      const tell = () => send('theme_changed', { theme_params: ports.theme() });
      if (client.themeMs > 0) setTimeout(tell, client.themeMs);
      else tell();
    },
    reload: () => {
      if (client.reloadMs === null) return ports.replaceFrame(false);
      if (isReloadSupported) send('reload_iframe');
      replacing = setTimeout(() => ports.replaceFrame(true), isReloadSupported ? client.reloadMs : 0);
    },
    viewportChanged: () => {
      sendViewport(true);
      if (client.insets === 'both') sendInsets(['device', 'content']);
    },
    receive: (message) => {
      const event = readEvent(message);
      if (event === undefined) return;
      const { eventType, eventData } = event;
      const handler = handlerOf(event);
      noteReloads(event);
      const ignored = handler === undefined ? { isIgnored: true } : {};
      ports.log({ direction: 'fromApp', eventType, eventData, ...ignored });
      void handler?.(context, eventData);
    },
  };
}
