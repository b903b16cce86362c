import { type Handler, type HostContext, textOf } from './event.ts';

// A web client's style for the mini app's scroll bars, sent once the frame reports readiness.
const customStyle =
  '::-webkit-scrollbar{width:6px}::-webkit-scrollbar-thumb{background:#8a98a866;border-radius:3px}';

/** A narrower page is a phone's browser, which has no full screen to give. */
const PHONE_WIDTH = 600;

/** Readiness, size, theme, colours and full screen. */
export const layoutHandlers: Readonly<Record<string, Handler>> = {
  iframe_ready: ({ client, send }) => {
    if (client.isFramed) send('set_custom_style', customStyle);
  },
  iframe_will_reload: () => {},
  web_app_ready: ({ change }) => change({ isReady: true }),
  web_app_expand: ({ change, chrome, sendViewport }) => {
    if (chrome().isExpanded) return;
    change({ isExpanded: true });
    sendViewport(true);
  },
  web_app_close: ({ ports }) => ports.close(),
  web_app_request_theme: ({ ports, send }) => send('theme_changed', { theme_params: ports.theme() }),
  web_app_request_viewport: (context) => {
    context.sendViewport(true);
    if (context.client.insets === 'all') context.sendInsets(['device', 'content']);
  },
  web_app_request_safe_area: (context) => answerInsets(context, 'device'),
  web_app_request_content_safe_area: (context) => answerInsets(context, 'content'),
  web_app_request_fullscreen: ({ chrome, client, ports, send, setFullscreen }) => {
    if (chrome().isFullscreen) send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    else if (client.isFramed && ports.frameSize().width < PHONE_WIDTH)
      send('fullscreen_failed', { error: 'UNSUPPORTED' });
    else setFullscreen(true);
  },
  web_app_exit_fullscreen: ({ chrome, setFullscreen }) => {
    if (chrome().isFullscreen) setFullscreen(false);
  },
  web_app_set_header_color: ({ change }, data) =>
    change({ headerColor: textOf(data, 'color') || textOf(data, 'color_key') }),
  web_app_set_background_color: ({ change }, data) => change({ backgroundColor: textOf(data, 'color') }),
  web_app_set_bottom_bar_color: ({ change }, data) => change({ bottomBarColor: textOf(data, 'color') }),
  web_app_setup_closing_behavior: ({ change, client }, data) =>
    change({ needsCloseConfirmation: client.closingQuestion === 'stays' || data.need_confirmation === true }),
  web_app_setup_swipe_behavior: ({ change }, data) =>
    change({ allowsVerticalSwipe: data.allow_vertical_swipe !== false }),
  web_app_toggle_orientation_lock: () => {},
  web_app_hide_keyboard: ({ ports }) => ports.toast('Keyboard hidden'),
};

function answerInsets({ client, sendInsets, sendViewport }: HostContext, asked: 'device' | 'content'): void {
  if (client.insets === 'all') sendViewport(true);
  if (client.insets === 'all' || client.insets === 'both') sendInsets(['device', 'content']);
  if (client.insets === 'asked') sendInsets([asked]);
  if (client.insets === 'device') sendInsets(['device']);
}
