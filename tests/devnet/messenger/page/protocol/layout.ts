import { insetsOf } from './chrome.ts';
import { type Handler, textOf } from './event.ts';

// A look a web client gives the mini app's scroll bars, sent once the frame says that it is ready.
const customStyle =
  '::-webkit-scrollbar{width:6px}::-webkit-scrollbar-thumb{background:#8a98a866;border-radius:3px}';

/** Readiness, size, theme, colours and full screen. */
export const layoutHandlers: Readonly<Record<string, Handler>> = {
  iframe_ready: ({ send }) => send('set_custom_style', customStyle),
  iframe_will_reload: () => {},
  web_app_ready: ({ change }) => change({ isReady: true }),
  web_app_expand: ({ change, chrome, sendViewport }) => {
    if (chrome().isExpanded) return;
    change({ isExpanded: true });
    sendViewport(true);
  },
  web_app_close: ({ ports }) => ports.close(),
  web_app_request_theme: ({ ports, send }) => send('theme_changed', { theme_params: ports.theme() }),
  web_app_request_viewport: ({ sendViewport }) => sendViewport(true),
  web_app_request_safe_area: ({ chrome, send }) =>
    send('safe_area_changed', insetsOf(chrome().isFullscreen).safeArea),
  web_app_request_content_safe_area: ({ chrome, send }) =>
    send('content_safe_area_changed', insetsOf(chrome().isFullscreen).contentSafeArea),
  web_app_request_fullscreen: ({ chrome, change, send, sendInsets, sendViewport }) => {
    if (chrome().isFullscreen) {
      send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
      return;
    }
    change({ isFullscreen: true, isExpanded: true });
    send('fullscreen_changed', { is_fullscreen: true });
    sendInsets();
    sendViewport(true);
  },
  web_app_exit_fullscreen: ({ chrome, change, send, sendInsets, sendViewport }) => {
    if (!chrome().isFullscreen) return;
    change({ isFullscreen: false });
    send('fullscreen_changed', { is_fullscreen: false });
    sendInsets();
    sendViewport(true);
  },
  web_app_set_header_color: ({ change }, data) =>
    change({ headerColor: textOf(data, 'color') || textOf(data, 'color_key') }),
  web_app_set_background_color: ({ change }, data) => change({ backgroundColor: textOf(data, 'color') }),
  web_app_set_bottom_bar_color: ({ change }, data) => change({ bottomBarColor: textOf(data, 'color') }),
  web_app_setup_closing_behavior: ({ change }, data) =>
    change({ needsCloseConfirmation: data.need_confirmation === true }),
  web_app_setup_swipe_behavior: ({ change }, data) =>
    change({ allowsVerticalSwipe: data.allow_vertical_swipe !== false }),
  web_app_toggle_orientation_lock: () => {},
  web_app_hide_keyboard: ({ ports }) => ports.toast('Keyboard hidden'),
};
