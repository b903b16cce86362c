import type { LaunchRequest } from './api.ts';
import { byId, element } from './dom.ts';
import { launchUrl } from './launchUrl.ts';
import { createPorts, type MiniAppEnvironment } from './miniAppPorts.ts';
import { createMiniAppView, type MiniAppView } from './miniAppView.ts';
import { clients } from './protocol/clients.ts';
import { createMiniAppHost, type MiniAppHost } from './protocol/host.ts';
import type { LogEntry } from './protocol/ports.ts';
import { ask } from './sheets.ts';
import { themes } from './themes.ts';
import { watchTouches } from './touches.ts';

declare global {
  interface Window {
    /** Every event between the messenger and its mini apps, oldest first, with its time in ms; for tests to read. */
    messengerLog: (LogEntry & { readonly at: number })[];
  }
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
  const { client, version } = preferences();
  const { platform } = clients[client];
  const src = launchUrl(url, { initData, version, platform, theme: theme(), isFullscreen: false });

  const view = createMiniAppView(environment.botName, client, {
    back: () => host.send('back_button_pressed'),
    close: () => void closeByPerson(),
    toggleMenu: () => {
      view.menu.hidden = !view.menu.hidden;
      view.menu.replaceChildren(...menuItems(view, host, () => setMinimised(true)));
    },
    mainPressed: () => host.send('main_button_pressed'),
    secondaryPressed: () => host.send('secondary_button_pressed'),
  });
  const touches = watchTouches();
  const close = () => {
    window.removeEventListener('message', onMessage);
    touches.stop();
    resize.disconnect();
    for (const shown of [layer, minimised, byId('sheet-layer')]) shown.hidden = true;
    layer.replaceChildren();
    byId('sheet-layer').replaceChildren();
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
    createPorts({
      environment,
      frame: view.frame,
      origin: new URL(url).origin,
      launch,
      view,
      theme,
      close,
      minimise: () => setMinimised(true),
      isTouched: touches.isTouched,
    }),
  );
  const onMessage = (event: MessageEvent) => {
    if (event.source === view.frame.contentWindow) host.receive(event.data);
  };
  const resize = new ResizeObserver(() => {
    // A frame that is not ready requests its size itself.
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

/** The menu items of the window, by the mini app's requests. */
function menuItems(view: MiniAppView, host: MiniAppHost, minimise: () => void): HTMLElement[] {
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
    item('Reload page', () => host.reload()),
    item(isFullscreen ? 'Leave full screen' : 'Full screen', () => host.setFullscreen(!isFullscreen)),
    item('Minimise', minimise),
  ];
}
