import { type Handler, textOf } from './event.ts';
import type { PopupButton } from './ports.ts';

/** Popups, the scanner, the clipboard, and questions that the messenger asks for the mini app. */
export const dialogHandlers: Readonly<Record<string, Handler>> = {
  web_app_open_popup: async ({ ports, send }, data) => {
    const buttons = Array.isArray(data.buttons) ? (data.buttons as PopupButton[]) : [];
    const pressed = await ports.showPopup({
      title: textOf(data, 'title'),
      message: textOf(data, 'message'),
      buttons: buttons.slice(0, 3),
    });
    send('popup_closed', pressed === undefined ? {} : { button_id: pressed });
  },
  web_app_open_scan_qr_popup: ({ ports, send }, data) => {
    ports.closeScanner();
    ports.openScanner(textOf(data, 'text'), {
      text: (scanned) => send('qr_text_received', { data: scanned }),
      closed: () => send('scan_qr_popup_closed'),
    });
  },
  web_app_close_scan_qr_popup: ({ ports }) => ports.closeScanner(),
  web_app_read_text_from_clipboard: async ({ ports, send }, data) => {
    send('clipboard_text_received', { req_id: textOf(data, 'req_id'), data: await ports.readClipboard() });
  },
  web_app_request_write_access: async ({ ports, send }) => {
    const isAllowed = await ports.ask({
      title: 'Messages',
      text: 'Allow this bot to send you messages?',
      accept: 'Allow',
      refuse: 'Cancel',
    });
    send('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
  },
  web_app_request_phone: async ({ ports, send }) => {
    const isAllowed = await ports.ask({
      title: 'Share your phone number?',
      text: 'The bot will see your phone number.',
      accept: 'Share',
      refuse: 'Cancel',
    });
    send('phone_requested', { status: isAllowed ? 'sent' : 'cancelled' });
  },
  web_app_request_file_download: async ({ ports, send }, data) => {
    const isAllowed = await ports.ask({
      title: 'Download file',
      text: textOf(data, 'file_name'),
      accept: 'Download',
      refuse: 'Cancel',
    });
    if (isAllowed) ports.openLink(textOf(data, 'url'));
    send('file_download_requested', { status: isAllowed ? 'downloading' : 'cancelled' });
  },
  web_app_add_to_home_screen: async ({ ports, send }) => {
    const isAllowed = await ports.ask({
      title: 'Add to home screen',
      text: 'A shortcut of this mini app will lie on your home screen.',
      accept: 'Add',
      refuse: 'Cancel',
    });
    if (isAllowed) ports.device.write('homeScreen', true);
    send(
      isAllowed ? 'home_screen_added' : 'home_screen_failed',
      isAllowed ? undefined : { error: 'UNSUPPORTED' },
    );
  },
  web_app_check_home_screen: ({ ports, send }) =>
    send('home_screen_checked', { status: ports.device.read('homeScreen', false) ? 'added' : 'missed' }),
  web_app_check_location: ({ send }) => send('location_checked', { available: false }),
};
