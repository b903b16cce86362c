import type { Haptic, MainButtonState, Messenger } from './capabilities.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import type { Launch } from './launch.ts';
import { startMessenger } from './startMessenger.ts';
import type { ThemeParams } from './theme.ts';
import { isAtLeast, type Wire } from './wire.ts';

/** The messenger's message for each kind of haptic feedback (6.1). */
const hapticMessages: Readonly<Record<Haptic, object>> = {
  selection: { type: 'selection_change' },
  impact: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  warning: { type: 'notification', notification_type: 'warning' },
  error: { type: 'notification', notification_type: 'error' },
};

let lastRequest = 0;

/** The app's view of the messenger it was opened in; each thing is tested by version, with a fallback. */
export function insideMessenger(
  launch: Launch,
  wire: Wire,
  onTheme: (params: ThemeParams) => void,
): Messenger {
  const can = (version: string) => isAtLeast(launch.version, version);
  return {
    isInside: true,
    platform: launch.platform,
    version: launch.version,
    user: launch.user,
    startParam: launch.startParam,
    hasLaunchData: launch.launchData !== '',
    start: () =>
      startMessenger({ wire, platform: launch.platform, isFullscreen: launch.isFullscreen, onTheme }),
    hasMainButton: true,
    setMainButton: createMainButton(wire),
    hasBackButton: can('6.1'),
    setBackButton: createBackButton(wire),
    haptic(kind) {
      if (can('6.1')) wire.post('web_app_trigger_haptic_feedback', hapticMessages[kind]);
    },
    setClosingConfirmation(isOn) {
      if (can('6.2')) wire.post('web_app_setup_closing_behavior', { need_confirmation: isOn });
    },
    openLink: (url) => openLink(wire, url),
    close: () => wire.post('web_app_close'),
    hasQrScanner: can('6.4') && !isWebClient(launch.platform),
    scanQr: (prompt) => scanQr(wire, prompt),
    readClipboard: () => readMessengerClipboard(wire),
    writeClipboard,
  };
}

function createMainButton(wire: Wire): Messenger['setMainButton'] {
  let shown: MainButtonState | null = null;
  let isListening = false;
  return (state) => {
    if (!isListening) wire.listen('main_button_pressed', () => shown?.isEnabled === true && shown.onPress());
    isListening = true;
    const isSame = shown !== null && state !== null && looksLike(shown, state);
    if (shown === null && state === null) return;
    shown = state;
    if (isSame) return;
    wire.post(
      'web_app_setup_main_button',
      state === null
        ? { is_visible: false }
        : {
            is_visible: true,
            is_active: state.isEnabled,
            is_progress_visible: state.isLoading,
            text: state.text,
          },
    );
  };
}

function looksLike(one: MainButtonState, other: MainButtonState): boolean {
  return one.text === other.text && one.isEnabled === other.isEnabled && one.isLoading === other.isLoading;
}

/** Between two screens the button stays, or the messenger's 'close' would lie under the finger; a press is the next screen's. */
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

/** Its web clients never answer a request for the scanner; their frames let the page use the camera. */
const isWebClient = (platform: string): boolean => /^web/u.test(platform);

/** Links of the messenger itself stay inside it; all others open in the browser. */
function openLink(wire: Wire, url: string): void {
  const { hostname, pathname, search } = new URL(url);
  if (hostname === 't.me') wire.post('web_app_open_tg_link', { path_full: pathname + search });
  else wire.post('web_app_open_link', { url });
}

async function scanQr(wire: Wire, prompt: string): Promise<string | null> {
  const events = ['qr_text_received', 'scan_qr_popup_closed'];
  const answer = await wire.ask('web_app_open_scan_qr_popup', events, {
    params: { text: prompt },
    timeoutMs: 600_000,
  });
  if (typeof answer.data !== 'string') return null;
  wire.post('web_app_close_scan_qr_popup');
  return answer.data;
}

/** The messenger gives its clipboard only in some launches (6.4); the browser's is tried otherwise. */
async function readMessengerClipboard(wire: Wire): Promise<string | null> {
  if (!isAtLeast(wire.version, '6.4')) return readClipboard();
  lastRequest += 1;
  const requestId = `xbts-clipboard-${lastRequest}`;
  const answer = await wire.ask('web_app_read_text_from_clipboard', ['clipboard_text_received'], {
    params: { req_id: requestId },
    requestId,
    timeoutMs: 3000,
  });
  return typeof answer.data === 'string' ? answer.data : readClipboard();
}
