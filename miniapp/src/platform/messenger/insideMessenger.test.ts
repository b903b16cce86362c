// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insideMessenger } from './insideMessenger.ts';
import type { Launch } from './launch.ts';
import { biometricsOf } from './messengerBiometrics.ts';
import { palettes } from './palette.ts';
import { type Bridge, createWire } from './wire.ts';

/** A messenger of a version whose library answers from `answers`, or fails to load. */
function setup(
  version: string,
  answers: Record<string, unknown> = {},
  { loaded = Promise.resolve(), platform = 'android' }: { loaded?: Promise<void>; platform?: string } = {},
) {
  const posts: [string, object | undefined][] = [];
  const listeners: [string, (payload: unknown) => void][] = [];
  const bridge: Bridge = {
    post: (method, params) => posts.push([method, params]),
    listen: (event, listener) => listeners.push([event, listener]),
    ask: async (method, [event = ''], { params, capture }) => {
      posts.push([method, params]);
      const payload = answers[method];
      if (payload === undefined) throw new DOMException('no answer', 'TimeoutError');
      const answer = { ...Object(payload), ...(params !== undefined && 'req_id' in params ? params : {}) };
      expect(capture({ payload: answer })).toBe(true);
      return { event, payload: answer };
    },
  };
  const launch: Launch = {
    version,
    platform,
    launchData: '',
    startParam: '',
    user: null,
    themeParams: {},
    isFullscreen: false,
  };
  const onTheme = vi.fn();
  const wire = createWire(version, () => loaded.then(() => bridge));
  let accent = '#067267';
  const repaints: (() => void)[] = [];
  const messenger = insideMessenger(launch, wire, {
    palette: () => ({ ...palettes.light, accent }),
    subscribe: (repaint) => repaints.push(repaint),
    setMessengerColours: onTheme,
  });
  const sent = async (method: string) => {
    await wire.ready;
    return posts.filter(([name]) => name === method).map(([, params]) => params);
  };
  return {
    messenger,
    biometrics: biometricsOf(wire, platform),
    onTheme,
    repaint: (colour: string) => {
      accent = colour;
      for (const each of repaints) each();
    },
    sent,
    emit: (event: string, payload?: unknown) => {
      for (const [name, listener] of listeners) if (name === event) listener(payload);
    },
  };
}

const insetTop = () => document.documentElement.style.getPropertyValue('--inset-top');
const topOf = (device: number, content: number) =>
  `calc(max(env(safe-area-inset-top, 0px), ${device}px) + ${content}px)`;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

describe('inside the messenger', () => {
  it('expands, requests full screen and safe areas, disables closing by swipes, and reports readiness', async () => {
    const { messenger, sent } = setup('8.0');
    await messenger.start();
    expect(await sent('web_app_expand')).toHaveLength(1);
    expect(await sent('web_app_request_fullscreen')).toHaveLength(1);
    expect(await sent('web_app_request_content_safe_area')).toHaveLength(1);
    expect(await sent('web_app_setup_swipe_behavior')).toEqual([{ allow_vertical_swipe: false }]);
    expect(await sent('web_app_ready')).toHaveLength(1);
  });

  it('requests nothing unknown from an old version', async () => {
    const { messenger, biometrics, sent } = setup('6.0');
    await messenger.start();
    messenger.haptic('success');
    messenger.setClosingConfirmation(true);
    expect(await sent('web_app_request_fullscreen')).toEqual([]);
    expect(await sent('web_app_setup_swipe_behavior')).toEqual([]);
    expect(await sent('web_app_trigger_haptic_feedback')).toEqual([]);
    expect(await sent('web_app_setup_closing_behavior')).toEqual([]);
    expect([messenger.hasBackButton, messenger.hasQrScanner]).toEqual([false, false]);
    expect(await biometrics.isAvailable()).toBe(false);
  });

  it('shifts the layout down by both safe areas, and follows only the stable height', async () => {
    const { messenger, emit } = setup('8.0');
    await messenger.start();
    emit('safe_area_changed', { top: 44, bottom: 34, left: 0, right: 0 });
    emit('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
    emit('viewport_changed', { height: 640, is_state_stable: true });
    emit('viewport_changed', { height: 300, is_state_stable: false });
    const { style } = document.documentElement;
    expect(insetTop()).toBe(topOf(44, 46));
    expect(style.getPropertyValue('--stable-height')).toBe('640px');
  });

  it.each([
    [
      'first of full screen, as iOS',
      ['fullscreen_changed', 'safe_area_changed', 'content_safe_area_changed'],
    ],
    [
      'first of the insets, as Android',
      ['safe_area_changed', 'content_safe_area_changed', 'fullscreen_changed'],
    ],
  ])('is ready with the last of them where the messenger tells %s', async (_, events) => {
    const { messenger, emit, sent } = setup('8.0');
    let isReady = false;
    const started = messenger.start().then(() => {
      isReady = true;
    });
    await sent('web_app_ready');
    for (const event of ['safe_area_changed', 'content_safe_area_changed']) emit(event, { top: 0 });
    for (const event of events) {
      expect(isReady).toBe(false);
      emit(event, { top: 46, is_fullscreen: true });
      await Promise.resolve();
    }
    const before = performance.now();
    await started;
    expect(performance.now() - before).toBeLessThan(200);
    expect(insetTop()).toBe(topOf(46, 46));
  });

  it('waits for no insets in a client that is not asked for full screen', async () => {
    for (const platform of ['web', 'weba', 'tdesktop', 'macos', 'unigram']) {
      const before = performance.now();
      await setup('9.1', {}, { platform }).messenger.start();
      expect(performance.now() - before).toBeLessThan(100);
    }
  });

  /** A visit that has told its insets: in full screen the messenger's buttons lie over the top. */
  async function visit(): Promise<void> {
    const { messenger, emit, sent } = setup('8.0');
    const started = messenger.start();
    await sent('web_app_ready');
    emit('safe_area_changed', { top: 44, bottom: 34, left: 0, right: 0 });
    emit('fullscreen_changed', { is_fullscreen: true });
    emit('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
    await started;
  }

  it('draws a second visit at once with the last size, and keeps it through the transition to full screen', async () => {
    await visit();
    document.documentElement.removeAttribute('style');
    const { messenger, emit, sent } = setup('8.0');
    await messenger.start();
    expect(insetTop()).toBe(topOf(44, 46));
    await sent('web_app_ready');
    emit('content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 });
    expect(insetTop()).toBe(topOf(44, 46));
    emit('fullscreen_changed', { is_fullscreen: true });
    emit('content_safe_area_changed', { top: 50, bottom: 0, left: 0, right: 0 });
    await expect.poll(() => insetTop()).toBe(topOf(44, 50));
    emit('content_safe_area_changed', { top: 12, bottom: 0, left: 0, right: 0 });
    expect(insetTop()).toBe(topOf(44, 12));
  });

  it('shows a second visit completely, its lower edge too, if the messenger’s library can not be loaded or never arrives', async () => {
    await visit();
    for (const loaded of [Promise.reject(new TypeError('gone')), new Promise<void>(() => undefined)]) {
      const { messenger } = setup('8.0', {}, { loaded });
      await messenger.start();
      const root = document.documentElement;
      expect(root.hasAttribute('data-opening')).toBe(true);
      await expect.poll(() => root.hasAttribute('data-opening')).toBe(false);
      expect(insetTop()).toBe(topOf(44, 46));
    }
  });

  it.each(['ios 44 0 34 0 46 0 0 0', 'android 44 0 34 0 46 0 0', 'android 44 0 34 0 46 0 0 red'])(
    'waits for the messenger if the stored size is of another platform, or broken: %s',
    async (kept) => {
      localStorage.setItem('xbts.insets', kept);
      const { messenger, sent } = setup('8.0');
      const started = messenger.start();
      expect(insetTop()).toBe('');
      await sent('web_app_ready');
      await started;
      expect(localStorage.getItem('xbts.insets')).toBe('android 0 0 0 0 0 0 0 0');
    },
  );

  it('reports a change of colours, live', async () => {
    const { messenger, emit, onTheme } = setup('8.0');
    await messenger.start();
    emit('theme_changed', { theme_params: { bg_color: '#000000', evil: 'url(x)' } });
    expect(onTheme).toHaveBeenCalledWith({ bg_color: '#000000' });
  });

  /** What every message of the main button names. */
  const drawn = {
    is_progress_visible: false,
    text: 'Review',
    color: '#067267',
    text_color: '#ffffff',
    has_shine_effect: false,
  };

  it('shows the main button, presses what is shown now, and nothing while it is disabled', async () => {
    const { messenger, sent, emit } = setup('8.0');
    const first = vi.fn();
    const second = vi.fn();
    const state = { text: 'Review', isEnabled: true, isLoading: false };
    messenger.setMainButton({ ...state, onPress: first });
    messenger.setMainButton({ ...state, onPress: second });
    await messenger.start();
    emit('main_button_pressed');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    messenger.setMainButton({ ...state, isEnabled: false, onPress: second });
    emit('main_button_pressed');
    expect(second).toHaveBeenCalledTimes(1);
    messenger.setMainButton(null);
    expect(await sent('web_app_setup_main_button')).toEqual([
      { ...drawn, is_visible: true, is_active: true },
      { ...drawn, is_visible: true, is_active: false },
      { ...drawn, is_visible: false, is_active: false },
    ]);
  });

  it('draws the main button again in new colours, whole', async () => {
    const { messenger, sent, repaint } = setup('8.0');
    repaint('#2fc3b1');
    messenger.setMainButton({ text: 'Review', isEnabled: true, isLoading: false, onPress: vi.fn() });
    repaint('#2fc3b1');
    repaint('#123456');
    expect(await sent('web_app_setup_main_button')).toEqual([
      { ...drawn, is_visible: true, is_active: true, color: '#2fc3b1' },
      { ...drawn, is_visible: true, is_active: true, color: '#123456' },
    ]);
  });

  it('scans a code and closes the scanner; a closed scanner returns no text', async () => {
    const scanned = setup('6.4', { web_app_open_scan_qr_popup: { data: 'bob-holder2' } });
    expect(await scanned.messenger.scanQr('Scan')).toBe('bob-holder2');
    expect(await scanned.sent('web_app_close_scan_qr_popup')).toHaveLength(1);
    const closed = setup('6.4', { web_app_open_scan_qr_popup: {} });
    expect(await closed.messenger.scanQr('Scan')).toBeNull();
  });

  it('keeps the back button between two screens, with the action of the next one, and hides it without a target', async () => {
    const { messenger, sent, emit } = setup('8.0');
    await messenger.start();
    const shown = async () =>
      (await sent('web_app_setup_back_button')).map((params) => Object(params).is_visible);
    const first = vi.fn();
    const second = vi.fn();
    messenger.setBackButton(first);
    expect(await shown()).toEqual([true]);
    messenger.setBackButton(null);
    emit('back_button_pressed');
    messenger.setBackButton(second);
    await expect.poll(() => second).toHaveBeenCalledTimes(1);
    emit('back_button_pressed');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
    expect(await shown()).toEqual([true]);
    messenger.setBackButton(null);
    emit('back_button_pressed');
    await expect.poll(shown).toEqual([true, false]);
    messenger.setBackButton(first);
    expect(await shown()).toEqual([true, false, true]);
    await new Promise((then) => setTimeout(then));
    expect(first).not.toHaveBeenCalled();
  });

  it('reads a token behind biometrics only after the user was recognised', async () => {
    const auth = (answer: object) => setup('7.2', { web_app_biometry_request_auth: answer }).biometrics;
    expect(await auth({ status: 'authorized', token: 'abc' }).readToken('Unlock')).toBe('abc');
    expect(await auth({ status: 'failed' }).readToken('Unlock')).toBeNull();
  });

  it('takes biometrics that are not answered for as none, and one that is sent as text for there', async () => {
    expect(await setup('7.2').biometrics.isAvailable()).toBe(false);
    expect(await setup('7.2').biometrics.readToken('Unlock')).toBeNull();
    const told = setup('7.2', { web_app_biometry_get_info: { available: 'true' } });
    expect(await told.biometrics.isAvailable()).toBe(true);
    const without = setup('7.2', { web_app_biometry_get_info: { available: 'false' } });
    expect(await without.biometrics.isAvailable()).toBe(false);
  });

  it('takes a token away before it keeps another on macOS, which would keep the old one', async () => {
    for (const [platform, expected] of [
      ['macos', [{ token: '' }, { token: 'abc' }]],
      ['ios', [{ token: 'abc' }]],
    ] as const) {
      const answers = { web_app_biometry_update_token: { status: 'updated' } };
      const { biometrics, sent } = setup('7.2', answers, { platform });
      expect(await biometrics.saveToken('abc')).toBe(true);
      expect(await sent('web_app_biometry_update_token')).toEqual(expected);
    }
  });

  it('has a scanner in the clients that answer, and no others', () => {
    const scanners = ['ios', 'android', 'tdesktop', 'macos', 'weba', 'web', 'unigram'].filter(
      (platform) => setup('9.1', {}, { platform }).messenger.hasQrScanner,
    );
    expect(scanners).toEqual(['ios', 'android']);
  });

  it('never takes back the question before closing in Web A, which would only be asked the more', async () => {
    const { messenger, sent } = setup('9.1', {}, { platform: 'weba' });
    messenger.setClosingConfirmation(false);
    messenger.setClosingConfirmation(true);
    messenger.setClosingConfirmation(false);
    expect(messenger.keepsClosingConfirmation).toBe(true);
    expect(await sent('web_app_setup_closing_behavior')).toEqual([{ need_confirmation: true }]);
  });

  it('reads the clipboard that is given first, and says what to do where none is', async () => {
    const answers = { web_app_read_text_from_clipboard: { data: 'of the client' } };
    const readText = vi.fn(async () => 'of the browser');
    vi.stubGlobal('navigator', { clipboard: { readText } });
    readText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    expect(await setup('6.4', answers).messenger.readClipboard()).toBe('of the client');
    readText.mockResolvedValueOnce('');
    expect(await setup('6.4', answers).messenger.readClipboard()).toBe('of the client');
    const refused = setup('6.4', { web_app_read_text_from_clipboard: {} }).messenger;
    await expect(refused.readClipboard()).rejects.toMatchObject({ code: 'clipboard.unreadable' });
    readText.mockResolvedValueOnce('');
    expect(await refused.readClipboard()).toBe('');
    readText.mockResolvedValue('of the browser');
    expect(await refused.readClipboard()).toBe('of the browser');
    expect(await setup('6.4').messenger.readClipboard()).toBe('of the browser');
    vi.unstubAllGlobals();
  });

  it('opens links of the messenger inside it, and all others in the browser', async () => {
    const { messenger, sent } = setup('8.0');
    messenger.openLink('https://t.me/xbts_chat?start=1');
    messenger.openLink('https://blocksights.info/#/blocks/7');
    expect(await sent('web_app_open_tg_link')).toEqual([{ path_full: '/xbts_chat?start=1' }]);
    expect(await sent('web_app_open_link')).toEqual([{ url: 'https://blocksights.info/#/blocks/7' }]);
  });
});
