import { dialogHandlers } from './dialogs.ts';
import { type EventData, type Handler, type HostContext, textOf } from './event.ts';
import { layoutHandlers } from './layout.ts';
import { linkHandlers } from './links.ts';

/* What the messenger's web clients do otherwise than its apps (messenger.md, 'Seen in a real web client'). */

/** True for the clients that show a mini app in a frame of a web page. */
export const isWebClient = (platform: string): boolean => platform.startsWith('web');

/** A web client tells new colours once its own change has faded in. */
export const THEME_MS = 400;
/** A frame that has not said by then that it reloads itself is replaced. */
export const RELOAD_MS = 500;

const MOST_BUTTONS = 3;
/** A narrower page is a phone's browser, which has no full screen to give. */
const PHONE_WIDTH = 600;

/** The handler, unless the limit refuses: then the answer of a person who has pressed nothing. */
const limited =
  (method: string, refused: (context: HostContext) => void, isFit = (_data: EventData) => true): Handler =>
  async (context, data) => {
    if (!isFit(data) || !context.dialogs.open()) return refused(context);
    await dialogHandlers[method]?.(context, data);
    context.dialogs.closed();
  };

function isPopup(data: EventData): boolean {
  const count = Array.isArray(data.buttons) ? data.buttons.length : 0;
  return textOf(data, 'message').trim() !== '' && count > 0 && count <= MOST_BUTTONS;
}

/** Handlers in the place of the others; undefined: the client does not know the method, and nothing is answered, ever. */
export const webHandlers: Readonly<Record<string, Handler | undefined>> = {
  web_app_open_scan_qr_popup: ({ ports }) => ports.toast('Scanning is not supported in this client yet.'),
  web_app_read_text_from_clipboard: ({ send }, data) =>
    send('clipboard_text_received', { req_id: textOf(data, 'req_id'), data: null }),
  web_app_open_popup: limited('web_app_open_popup', ({ send }) => send('popup_closed', {}), isPopup),
  web_app_request_phone: limited('web_app_request_phone', ({ send }) =>
    send('phone_requested', { status: 'cancelled' }),
  ),
  web_app_request_write_access: limited('web_app_request_write_access', ({ send }) =>
    send('write_access_requested', { status: 'cancelled' }),
  ),
  web_app_open_tg_link: (context, data) => {
    context.ports.close();
    return linkHandlers.web_app_open_tg_link?.(context, data);
  },
  web_app_switch_inline_query: ({ ports }) => ports.close(),
  web_app_request_fullscreen: (context, data) => {
    if (context.ports.frameSize().width >= PHONE_WIDTH)
      return layoutHandlers.web_app_request_fullscreen?.(context, data);
    return context.send('fullscreen_failed', { error: 'UNSUPPORTED' });
  },
  web_app_biometry_get_info: ({ send }) => send('biometry_info_received', { available: false }),
  web_app_biometry_request_access: undefined,
  web_app_biometry_request_auth: undefined,
  web_app_biometry_update_token: undefined,
  web_app_biometry_open_settings: undefined,
  web_app_device_storage_save_key: undefined,
  web_app_device_storage_get_key: undefined,
  web_app_device_storage_clear: undefined,
  web_app_secure_storage_save_key: undefined,
  web_app_secure_storage_get_key: undefined,
  web_app_secure_storage_restore_key: undefined,
  web_app_secure_storage_clear: undefined,
};
