import type { Api, LaunchRequest } from './api.ts';
import { createDeviceStore } from './deviceStore.ts';
import { byId, element } from './dom.ts';
import { launchUrl } from './launchUrl.ts';
import { createMiniAppView } from './miniAppView.ts';
import type { Preferences } from './preferences.ts';
import { createMiniAppHost, type MiniAppHost } from './protocol/host.ts';
import type { LogEntry, Ports } from './protocol/ports.ts';
import { ask, openScannerSheet, showPopup, toast } from './sheets.ts';
import { themes } from './themes.ts';

declare global {
  interface Window {
    /** Every event between the messenger and its mini apps, oldest first; for tests to read. */
    messengerLog: LogEntry[];
  }
}

export interface MiniAppEnvironment {
  readonly api: Api;
  readonly botName: string;
  readonly preferences: () => Preferences;
  openLink(url: string): void;
  openTelegramLink(path: string): void;
  sharePrepared(id: string): Promise<'sent' | 'declined' | 'expired'>;
  /** The window was closed by either side. */
  closed(): void;
}

/** The window of one opened mini app. */
export interface MiniAppWindow {
  close(): void;
  themeChanged(): void;
}

/** Asks the server for launch data and opens the mini app over the chat. */
export async function openMiniApp(
  launch: LaunchRequest & { readonly buttonText?: string },
  environment: MiniAppEnvironment,
): Promise<MiniAppWindow> {
  const { api, preferences } = environment;
  const { url, initData } = await api.launch(launch);
  const layer = byId('mini-app-layer');
  const minimised = byId('minimised');
  minimised.textContent = `Open ${environment.botName}`;
  minimised.onclick = () => setMinimised(false);
  const theme = () => themes[preferences().theme];
  const { platform, version } = preferences();
  const src = launchUrl(url, { initData, version, platform, theme: theme(), isFullscreen: false });

  const view = createMiniAppView(environment.botName, {
    back: () => host.send('back_button_pressed'),
    close: () => void closeByPerson(),
    toggleMenu: () => {
      view.menu.hidden = !view.menu.hidden;
      view.menu.replaceChildren(...menuItems());
    },
    mainPressed: () => host.send('main_button_pressed'),
    secondaryPressed: () => host.send('secondary_button_pressed'),
  });
  const close = () => {
    window.removeEventListener('message', onMessage);
    resize.disconnect();
    layer.hidden = true;
    minimised.hidden = true;
    layer.replaceChildren();
    environment.closed();
  };
  const closeByPerson = async () => {
    const isSure =
      !host.chrome().needsCloseConfirmation ||
      (await ask({
        title: environment.botName,
        text: 'Changes that you made may not be saved.',
        accept: 'Close anyway',
        refuse: 'Cancel',
      }));
    if (isSure) close();
  };
  const setMinimised = (isMinimised: boolean) => {
    layer.hidden = isMinimised;
    minimised.hidden = !isMinimised;
    host.send('visibility_changed', { is_visible: !isMinimised });
  };
  const host: MiniAppHost = createMiniAppHost(
    createPorts({ environment, frame: view.frame, origin: new URL(url).origin, launch, view, theme, close }),
    { isExpanded: platform === 'weba' || platform === 'tdesktop', isFullscreen: false },
  );
  const menuItems = () => {
    const { isSettingsVisible, isFullscreen } = host.chrome();
    const item = (text: string, run: () => void) => {
      const onclick = () => {
        view.menu.hidden = true;
        run();
      };
      return element('button', { type: 'button', role: 'menuitem', onclick }, text);
    };
    return [
      ...(isSettingsVisible ? [item('Settings', () => host.send('settings_button_pressed'))] : []),
      item('Reload page', () => view.frame.contentWindow?.postMessage('{"eventType":"reload_iframe"}', '*')),
      item(isFullscreen ? 'Leave full screen' : 'Full screen', () => host.setFullscreen(!isFullscreen)),
      item('Minimise', () => setMinimised(true)),
    ];
  };
  const onMessage = (event: MessageEvent) => {
    if (event.source === view.frame.contentWindow) host.receive(event.data);
  };
  const resize = new ResizeObserver(() => {
    // A frame that is not ready asks for its size itself.
    if (host.chrome().isReady && !layer.hidden) host.viewportChanged();
  });
  window.addEventListener('message', onMessage);
  view.show(host.chrome(), theme());
  view.frame.src = src;
  layer.replaceChildren(view.root);
  layer.hidden = false;
  resize.observe(view.frame);
  return { close, themeChanged: () => host.themeChanged() };
}

interface PortsOptions {
  readonly environment: MiniAppEnvironment;
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly launch: { readonly buttonText?: string };
  readonly view: ReturnType<typeof createMiniAppView>;
  readonly theme: Ports['theme'];
  readonly close: () => void;
}

function createPorts({ environment, frame, origin, launch, view, theme, close }: PortsOptions): Ports {
  const { api, preferences } = environment;
  const { userId, version, platform } = preferences();
  let closeScanner: (() => void) | undefined;
  return {
    version,
    platform,
    theme,
    close,
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
      window.messengerLog.push(entry);
    },
  };
}

/** The text of the developer bar goes first; else the real clipboard; null when the browser does not let it be read. */
async function readClipboard(typed: string): Promise<string | null> {
  if (typed !== '') return typed;
  try {
    return await navigator.clipboard.readText();
  } catch {
    // A browser refuses without a permission or a gesture; the platform answers null then.
    return null;
  }
}
