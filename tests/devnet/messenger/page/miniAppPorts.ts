import type { Api } from './api.ts';
import { createDeviceStore } from './deviceStore.ts';
import type { MiniAppView } from './miniAppView.ts';
import type { Preferences } from './preferences.ts';
import type { Ports } from './protocol/ports.ts';
import { ask, openScannerSheet, showPopup, toast } from './sheets.ts';

/** The environment of a mini app's window on the page. */
export interface MiniAppEnvironment {
  readonly api: Api;
  readonly botName: string;
  readonly preferences: () => Preferences;
  openLink(url: string): void;
  openTelegramLink(path: string): void;
  mayBotWrite(): boolean;
  sharePrepared(id: string): Promise<'sent' | 'declined' | 'expired'>;
  /** The window was closed by either side. */
  closed(): void;
}

export interface PortsOptions {
  readonly environment: MiniAppEnvironment;
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly launch: { readonly buttonText?: string };
  readonly view: MiniAppView;
  readonly theme: Ports['theme'];
  readonly close: () => void;
  readonly minimise: () => void;
  readonly isTouched: () => boolean;
}

/** What the page does for one opened mini app. */
export function createPorts({
  environment,
  frame,
  origin,
  launch,
  view,
  theme,
  close,
  minimise,
  isTouched,
}: PortsOptions): Ports {
  const { api, preferences } = environment;
  const { userId, version, client } = preferences();
  let closeScanner: (() => void) | undefined;
  return {
    version,
    client,
    theme,
    close,
    minimise,
    isTouched,
    mayBotWrite: () => environment.mayBotWrite(),
    allowWriting: async () => void (await api.allowWriting()),
    replaceFrame: (isAsOpened) => {
      // The same address again would only be a step to its hash.
      const [whole = '', bare = ''] = [frame.src, frame.src.split('#')[0]];
      const src = isAsOpened ? whole : bare;
      frame.addEventListener('load', () => frame.setAttribute('src', src), { once: true });
      frame.src = 'about:blank';
    },
    ask,
    showPopup,
    toast,
    device: createDeviceStore(localStorage, userId),
    post: (text) => frame.contentWindow?.postMessage(text, origin),
    frameSize: () => ({ width: frame.clientWidth, height: frame.clientHeight }),
    showChrome: (chrome) => view.show(chrome, theme()),
    showHaptic: (kind) => view.showHaptic(kind),
    openScanner: (text, on) => {
      closeScanner?.();
      closeScanner = openScannerSheet(text, {
        text: on.text,
        closed: () => {
          closeScanner = undefined;
          on.closed();
        },
      });
    },
    closeScanner: () => {
      closeScanner?.();
      closeScanner = undefined;
    },
    readClipboard: () => readClipboard(preferences().clipboard),
    openLink: (url) => environment.openLink(url),
    openTelegramLink: (path) => environment.openTelegramLink(path),
    sharePrepared: (id) => environment.sharePrepared(id),
    sendData: (data) => void api.sendData(data, launch.buttonText ?? 'Open'),
    invokeCustom: (method, params) => api.invokeCustom(method, params),
    log: (entry) => {
      window.messengerLog.push({ ...entry, at: performance.timeOrigin + performance.now() });
    },
  };
}

/**
 * The text of the developer bar comes first; else the real clipboard; null when the browser does not allow reading it.
 */
async function readClipboard(typed: string): Promise<string | null> {
  if (typed !== '') return typed;
  try {
    return await navigator.clipboard.readText();
  } catch {
    // A browser refuses without a permission or a gesture; the platform answers null in that case.
    return null;
  }
}
