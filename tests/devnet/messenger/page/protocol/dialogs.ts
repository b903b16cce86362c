import { type Handler, type HostContext, textOf } from './event.ts';
import type { PopupButton, Ports } from './ports.ts';

const MOST_BUTTONS = 3;

/** Popups, the scanner, the clipboard, and the messenger's questions on behalf of the mini app. */
export const dialogHandlers: Readonly<Record<string, Handler>> = {
  web_app_open_popup: async ({ client, dialogs, ports, send }, data) => {
    const turnedAway = () => client.popups === 'closed' && send('popup_closed', {});
    const buttons = Array.isArray(data.buttons) ? (data.buttons as PopupButton[]) : [];
    const [title, message] = [textOf(data, 'title'), textOf(data, 'message')];
    const isFit = message.trim() !== '' && buttons.length > 0 && buttons.length <= MOST_BUTTONS;
    if (!isFit || !dialogs.open()) return void turnedAway();
    const pressed = await ports.showPopup({ title, message, buttons });
    dialogs.closed();
    if (pressed === undefined) turnedAway();
    else send('popup_closed', { button_id: pressed });
  },
  web_app_open_scan_qr_popup: ({ client, ports, send }, data) => {
    if (client.scanner === 'closedAtOnce') return send('scan_qr_popup_closed', {});
    if (client.scanner === 'never') return ports.toast('Scanning is not supported in this client yet.');
    ports.closeScanner();
    ports.openScanner(textOf(data, 'text'), {
      text: (scanned) => send('qr_text_received', { data: scanned }),
      closed: () => send('scan_qr_popup_closed'),
    });
  },
  web_app_close_scan_qr_popup: ({ ports }) => ports.closeScanner(),
  web_app_read_text_from_clipboard: async ({ client, ports, send }, data) => {
    const answer = { req_id: textOf(data, 'req_id') };
    if (client.clipboard === 'withoutText') send('clipboard_text_received', answer);
    if (client.clipboard !== 'raw') return;
    const text = await ports.readClipboard();
    if (!/["'\n\r]/u.test(text ?? '')) send('clipboard_text_received', { ...answer, data: text });
  },
  web_app_request_write_access: async (context) => {
    const { client, ports, send } = context;
    const isKnown = client.writeAccess === 'knows' && ports.mayBotWrite();
    const isAllowed =
      isKnown ||
      (await askOnce(context, {
        title: 'Messages',
        text: 'Allow this bot to send you messages?',
        accept: 'Allow',
        refuse: 'Cancel',
      }));
    if (isAllowed && !isKnown) await ports.allowWriting();
    send('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
  },
  web_app_request_phone: async (context) => {
    const isAllowed = await askOnce(context, {
      title: 'Share your phone number?',
      text: 'The bot will see your phone number.',
      accept: 'Share',
      refuse: 'Cancel',
    });
    context.send('phone_requested', { status: isAllowed ? 'sent' : 'cancelled' });
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
  web_app_add_to_home_screen: async ({ client, ports, send }) => {
    if (client.homeAdd === 'never') return;
    if (client.homeAdd === 'unsupported') return send('home_screen_failed', { error: 'UNSUPPORTED' });
    const isAllowed = await ports.ask({
      title: 'Add to home screen',
      text: 'A shortcut of this mini app will lie on your home screen.',
      accept: 'Add',
      refuse: 'Cancel',
    });
    if (isAllowed) ports.device.write('homeScreen', true);
    if (client.homeAdd === 'untold') return;
    send(
      isAllowed ? 'home_screen_added' : 'home_screen_failed',
      isAllowed ? undefined : { error: 'UNSUPPORTED' },
    );
  },
  web_app_check_home_screen: ({ client, ports, send }) => {
    const { homeState } = client;
    const known = ports.device.read('homeScreen', false) ? 'added' : 'missed';
    if (homeState !== 'never')
      send('home_screen_checked', { status: homeState === 'known' ? known : homeState });
  },
  web_app_check_location: ({ send }) => send('location_checked', { available: false }),
};

/** A question that a client's limit of dialogs refuses is one that a person refuses. */
async function askOnce(
  { dialogs, ports }: HostContext,
  question: Parameters<Ports['ask']>[0],
): Promise<boolean> {
  if (!dialogs.open()) return false;
  const isAllowed = await ports.ask(question);
  dialogs.closed();
  return isAllowed;
}
