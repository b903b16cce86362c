import { parseColours } from './launch.ts';
import type { ThemeParams } from './theme.ts';
import { createViewport, type Insets } from './viewport.ts';
import { isAtLeast, isTrue, type Wire } from './wire.ts';

/** Phones and tablets, which use full screen; on a desktop the messenger's window keeps the user's size. */
const phonePlatforms: readonly string[] = ['ios', 'android', 'android_x'];

export interface StartOptions {
  wire: Wire;
  platform: string;
  isFullscreen: boolean;
  /** Called with the messenger's colours at every change. */
  onTheme: (params: ThemeParams) => void;
}

/** Longest wait for the messenger's full screen with its insets; what comes later moves what is drawn. */
const SETTLE_MS = 250;

/**
 * Starts the live viewport, safe areas and theme; expands, uses full screen if available, disables closing by swipes;
 * then reports ready. Resolves when the window has its final size and insets, so that the first paint does not jump: at
 * once if the last visit's are known.
 * @throws the error of the wire's opening
 */
export async function startMessenger({ wire, platform, isFullscreen, onTheme }: StartOptions): Promise<void> {
  const root = document.documentElement;
  const viewport = createViewport(root.style, platform);
  // Content at the window's lower edge stays hidden until that edge is final (Layout.module.css).
  root.toggleAttribute('data-opening', viewport.isKept);
  const hasFullscreen = isAtLeast(wire.version, '8.0');
  const wantsFullscreen = !isFullscreen && hasFullscreen && phonePlatforms.includes(platform);
  const settled =
    hasFullscreen && (isFullscreen || wantsFullscreen) ? settledFullscreen(wire, isFullscreen) : undefined;
  wire.listen('viewport_changed', ({ height, is_state_stable: isStable }) => {
    if (typeof height === 'number') viewport.setHeight(height, isStable === true);
  });
  wire.listen('safe_area_changed', (insets) => viewport.setDevice(numbersOf(insets)));
  wire.listen('content_safe_area_changed', (insets) => viewport.setContent(numbersOf(insets)));
  wire.listen('theme_changed', ({ theme_params: params }) =>
    onTheme(parseColours(JSON.stringify(params ?? {}))),
  );
  wire.listen('reload_iframe', () => {
    wire.post('iframe_will_reload');
    window.location.reload();
  });
  wire.post('iframe_ready', { reload_supported: true });
  wire.post('web_app_expand');
  wire.post('web_app_request_theme');
  wire.post('web_app_request_viewport');
  if (isAtLeast(wire.version, '7.7'))
    wire.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  if (isAtLeast(wire.version, '8.0')) {
    wire.post('web_app_request_safe_area');
    wire.post('web_app_request_content_safe_area');
    if (wantsFullscreen) wire.post('web_app_request_fullscreen');
  }
  wire.post('web_app_ready');
  const drawable = Promise.resolve(settled).then(() => {
    viewport.settle();
    root.removeAttribute('data-opening');
  });
  const ready = wire.ready.then(() => drawable);
  // Without a messenger that accepts messages the app continues as an ordinary page (wire.ts).
  if (viewport.isKept) ready.catch(() => undefined);
  else await ready;
}

/**
 * Waits until the window is in full screen and its insets are known: iOS tells of full screen first, Android of the insets
 * (WebAppController.swift, BotWebViewSheet.java). Nothing lies over a window that is not in full screen: there is nothing to wait for.
 */
async function settledFullscreen(wire: Wire, isThere: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    let isFullscreen = isThere;
    let hasButtonsAbove = false;
    setTimeout(resolve, SETTLE_MS);
    const look = () => {
      // The new size reaches the page with the next frame.
      if (isFullscreen && hasButtonsAbove) requestAnimationFrame(() => resolve());
    };
    wire.listen('fullscreen_changed', ({ is_fullscreen: flag }) => {
      isFullscreen = isTrue(flag);
      look();
    });
    wire.listen('fullscreen_failed', () => resolve());
    wire.listen('content_safe_area_changed', ({ top }) => {
      hasButtonsAbove = Number(top) > 0;
      look();
    });
  });
}

/** Tells the messenger the colours around the page, so that nothing flashes at its edges. */
export function paintFrame(wire: Wire, page: string): void {
  if (!isAtLeast(wire.version, '6.1')) return;
  wire.post('web_app_set_background_color', { color: page });
  wire.post(
    'web_app_set_header_color',
    isAtLeast(wire.version, '6.9') ? { color: page } : { color_key: 'secondary_bg_color' },
  );
  if (isAtLeast(wire.version, '7.10')) wire.post('web_app_set_bottom_bar_color', { color: page });
}

function numbersOf(payload: Readonly<Record<string, unknown>>): Partial<Insets> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => typeof value === 'number'));
}
