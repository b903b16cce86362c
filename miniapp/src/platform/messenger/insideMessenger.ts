import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Haptic, MainButtonState, Messenger } from './capabilities.ts';
import { clientPath } from './clientPath.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import type { Launch } from './launch.ts';
import type { Palette } from './palette.ts';
import { startMessenger } from './startMessenger.ts';
import type { ThemeParams } from './theme.ts';
import { answerOrNull, isAtLeast, type Wire } from './wire.ts';

/** The messenger's message for each kind of haptic feedback (6.1). */
const hapticMessages: Readonly<Record<Haptic, object>> = {
  selection: { type: 'selection_change' },
  impact: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  warning: { type: 'notification', notification_type: 'warning' },
  error: { type: 'notification', notification_type: 'error' },
};

let lastRequest = 0;

/** The app's colours, for what the messenger draws for it. */
export interface AppColours {
  readonly palette: () => Palette;
  readonly subscribe: (listener: () => void) => void;
  readonly setMessengerColours: (params: ThemeParams) => void;
}

/** The app's view of the messenger it was opened in; each thing is tested by version and client, with a fallback. */
export function insideMessenger(launch: Launch, wire: Wire, colours: AppColours): Messenger {
  const can = (version: string) => isAtLeast(launch.version, version);
  // It takes every such message for a yes, also one that says no (Ajaxy/telegram-tt, useWebAppFrame.ts).
  const keepsClosingConfirmation = launch.platform === 'weba';
  return {
    isInside: true,
    platform: launch.platform,
    version: launch.version,
    user: launch.user,
    startParam: launch.startParam,
    hasLaunchData: launch.launchData !== '',
    start: () =>
      startMessenger({
        wire,
        platform: launch.platform,
        isFullscreen: launch.isFullscreen,
        onTheme: colours.setMessengerColours,
      }),
    hasMainButton: true,
    setMainButton: createMainButton(wire, colours),
    hasBackButton: can('6.1'),
    setBackButton: createBackButton(wire),
    haptic(kind) {
      if (can('6.1')) wire.post('web_app_trigger_haptic_feedback', hapticMessages[kind]);
    },
    setClosingConfirmation(isOn) {
      if (can('6.2') && (isOn || !keepsClosingConfirmation))
        wire.post('web_app_setup_closing_behavior', { need_confirmation: isOn });
    },
    keepsClosingConfirmation,
    openLink: (url) => openLink(wire, url),
    close: () => wire.post('web_app_close'),
    hasQrScanner: can('6.4') && scannerPlatforms.includes(launch.platform),
    scanQr: (prompt) => scanQr(wire, prompt),
    readClipboard: () => (can('6.4') ? readClipboard(() => clientText(wire)) : readClipboard()),
    writeClipboard,
  };
}

/**
 * Every message names every field: Web A and Web K forget what one leaves out, and Web K draws the label and the spinner not in any colour without
 * `text_color` (morethanwords/tweb, webApp.tsx). What would look the same is not sent again.
 */
function createMainButton(wire: Wire, colours: AppColours): Messenger['setMainButton'] {
  let shown: MainButtonState | null = null;
  let last: MainButtonState | null = null;
  let isListening = false;
  let sent = '';
  const send = () => {
    if (last === null) return;
    const { accent, 'on-accent': onAccent } = colours.palette();
    const params = {
      is_visible: shown !== null,
      is_active: last.isEnabled,
      is_progress_visible: last.isLoading,
      text: last.text,
      color: accent,
      text_color: onAccent,
      has_shine_effect: false,
    };
    const text = JSON.stringify(params);
    if (text !== sent) wire.post('web_app_setup_main_button', params);
    sent = text;
  };
  return (state) => {
    if (!isListening) {
      // macOS presses a button that is disabled.
      wire.listen('main_button_pressed', () => shown?.isEnabled === true && shown.onPress());
      colours.subscribe(send);
    }
    isListening = true;
    shown = state;
    last = state ?? last;
    send();
  };
}

/**
 * The button stays between two screens, or the messenger's 'close' would be under the finger; a press goes to the next
 * screen.
 */
const BACK_STAYS_MS = 500;

function createBackButton(wire: Wire): Messenger['setBackButton'] {
  let present: (() => void) | null = null;
  let isListening = false;
  let isShown = false;
  let isPressed = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const press = () => {
    isPressed = present === null;
    present?.();
  };
  const show = (isVisible: boolean) => {
    isPressed = false;
    if (isVisible !== isShown) wire.post('web_app_setup_back_button', { is_visible: isVisible });
    isShown = isVisible;
  };
  return (onPress) => {
    if (!isListening) wire.listen('back_button_pressed', press);
    isListening = true;
    present = onPress;
    clearTimeout(hiding);
    if (onPress === null) hiding = setTimeout(show, BACK_STAYS_MS, false);
    else {
      if (isPressed) setTimeout(press);
      show(true);
    }
  };
}

/** The clients with a scanner; the others never answer, or say at once that it is closed. Where a page may use the camera it reads the code. */
const scannerPlatforms: readonly string[] = ['ios', 'android'];

/** Links of the messenger itself stay inside it; all others open in the browser. */
function openLink(wire: Wire, url: string): void {
  const path = clientPath(url);
  if (path !== null) wire.post('web_app_open_tg_link', { path_full: path });
  else wire.post('web_app_open_link', { url });
}

async function scanQr(wire: Wire, prompt: string): Promise<string | null> {
  const events = ['qr_text_received', 'scan_qr_popup_closed'];
  const asked = wire.ask('web_app_open_scan_qr_popup', events, {
    params: { text: prompt },
    isForPerson: true,
  });
  const answer = await answerOrNull(asked);
  if (typeof answer?.data !== 'string') return null;
  wire.post('web_app_close_scan_qr_popup');
  return answer.data;
}

/** What lies in the client's memory comes at once; macOS and Unigram lose a text with quotes or line ends, and Web A answers not at all. */
const CLIPBOARD_MS = 1_000;

/** The text that the messenger's client gives (6.4): most give it only to bots of their attachment menu. Rejects where it gives none. */
async function clientText(wire: Wire): Promise<string> {
  lastRequest += 1;
  const requestId = `xbts-clipboard-${lastRequest}`;
  const answer = await wire.ask('web_app_read_text_from_clipboard', ['clipboard_text_received'], {
    params: { req_id: requestId },
    requestId,
    timeoutMs: CLIPBOARD_MS,
  });
  if (typeof answer.data !== 'string') throw new AppError('clipboard.unreadable');
  return answer.data;
}
