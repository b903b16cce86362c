// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBridge } from '../../miniapp/src/platform/messenger/bridge.ts';
import { earlyBridge } from '../../miniapp/src/platform/messenger/earlyBridge.ts';
import { addToHomeScreen, homeScreenState } from '../../miniapp/src/platform/messenger/homeScreen.ts';
import { insideMessenger } from '../../miniapp/src/platform/messenger/insideMessenger.ts';
import { biometricsOf } from '../../miniapp/src/platform/messenger/messengerBiometrics.ts';
import { palettes } from '../../miniapp/src/platform/messenger/palette.ts';
import { sharePrepared } from '../../miniapp/src/platform/messenger/sharePrepared.ts';
import { createWire, type Wire } from '../../miniapp/src/platform/messenger/wire.ts';
import { type ClientName, clientNames, clients } from '../devnet/messenger/page/protocol/clients.ts';
import { setup } from '../devnet/messenger/page/protocol/host.fixture.ts';

/*
 * The app's side of the protocol against each model of a client, without a browser: what depends on time, or on an answer that never
 * comes. What is seen on a page is in tests/e2e/clients.test.ts.
 */

const opened = vi.hoisted(() => ({ wire: null as Wire | null, launched: { platform: '' } }));
vi.mock('../../miniapp/src/platform/messenger/messenger.ts', () => ({
  get wire() {
    return opened.wire;
  },
  launched: opened.launched,
}));

interface NativeWindow {
  TelegramWebviewProxy?: { postEvent(event: string, data?: string): void };
  TelegramGameProxy?: { receiveEvent(event: string, data: unknown): void };
}

/** The app, opened in a model of the client. */
function openIn(name: ClientName) {
  const native = window as NativeWindow;
  const model = setup(name, {
    version: clients[name].version,
    post: ({ eventType, eventData }) => native.TelegramGameProxy?.receiveEvent(eventType, eventData ?? ''),
  });
  native.TelegramWebviewProxy = {
    postEvent: (eventType, data) => model.say(eventType, data === undefined ? undefined : JSON.parse(data)),
  };
  const { platform, version } = clients[name];
  const wire = createWire(version, async () => startBridge(version, null), earlyBridge(null));
  Object.assign(opened, { wire });
  opened.launched.platform = platform;
  const messenger = insideMessenger(
    {
      version,
      platform,
      launchData: '',
      startParam: '',
      user: null,
      themeParams: {},
      isFullscreen: false,
    },
    wire,
    { palette: () => palettes.light, subscribe: () => undefined, setMessengerColours: () => undefined },
  );
  return { model, messenger, biometrics: biometricsOf(wire, platform) };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

describe.each(clientNames)('in %s', (name) => {
  const client = clients[name];

  it('the app may draw at once where it is not asked for full screen, and right after that where it is', async () => {
    const { messenger, model } = openIn(name);
    expect(await timed(() => messenger.start())).toBeLessThan(200);
    expect(model.log.filter(({ isIgnored }) => isIgnored)).toEqual([]);
    const isPhone = name === 'android' || name === 'ios';
    expect(model.chrome().isFullscreen).toBe(isPhone);
    const top = isPhone ? 'calc(max(env(safe-area-inset-top, 0px), 20px) + 46px)' : undefined;
    if (top !== undefined) expect(document.documentElement.style.getPropertyValue('--inset-top')).toBe(top);
  });

  it('biometrics are known within three seconds, and the newest secret is what they give', async () => {
    const { biometrics, model } = openIn(name);
    const hasSensor = ['finger', 'face', 'fingerAsText'].includes(client.biometrics);
    expect(await timed(async () => expect(await biometrics.isAvailable()).toBe(hasSensor))).toBeLessThan(
      3_000,
    );
    if (!hasSensor) return;
    model.answers.push(true, true);
    expect(await biometrics.requestAccess('unlock')).toBe(true);
    for (const token of ['first', 'second']) expect(await biometrics.saveToken(token)).toBe(true);
    expect(await biometrics.readToken('unlock')).toBe('second');
  });

  it('the shortcut is offered where the client has one, and nobody waits for one who never tells', async () => {
    const { model } = openIn(name);
    const states = { known: 'missed', unknown: 'unknown', unsupported: 'unsupported', never: 'unsupported' };
    expect(await homeScreenState()).toBe(states[client.homeState]);
    if (client.homeAdd === 'never') return;
    model.answers.push(true);
    const outcomes = { told: 'added', untold: 'offered', unsupported: 'declined' };
    expect(
      await timed(async () => expect(await addToHomeScreen()).toBe(outcomes[client.homeAdd as 'told'])),
    ).toBeLessThan(500);
  });

  it('a shared message is sent, and one that is not is no success', async () => {
    openIn(name);
    expect(await sharePrepared('known')).toBe('sent');
    expect(await sharePrepared('other')).toBe('declined');
  });

  it('the clipboard’s text comes from the client or the browser, or the app says what to do', async () => {
    const { messenger } = openIn(name);
    const readText = vi.fn().mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    vi.stubGlobal('navigator', { clipboard: { readText } });
    const read = () => messenger.readClipboard().catch((error: unknown) => Object(error).code);
    const own = client.clipboard === 'raw' ? 'copied' : 'clipboard.unreadable';
    expect(await timed(async () => expect(await read()).toBe(own))).toBeLessThan(3_000);
    readText.mockResolvedValue('of the browser');
    expect(await read()).toBe('of the browser');
    vi.unstubAllGlobals();
    // The client, asked beside it, has its second: the library listens that long, and the next test has another page.
    if (client.clipboard === 'never') await new Promise((resolve) => setTimeout(resolve, 1_100));
  });

  it('a scanner is used where it answers', async () => {
    const { messenger } = openIn(name);
    expect(messenger.hasQrScanner).toBe(client.scanner === 'answers');
    if (messenger.hasQrScanner) expect(await messenger.scanQr('Scan')).toBe('bob-holder2');
  });

  it('the question before closing is as the app wants it', () => {
    const { messenger, model } = openIn(name);
    // As useUnsavedWork.ts does with a form that is left.
    for (const isOn of [true, false])
      if (!messenger.keepsClosingConfirmation) messenger.setClosingConfirmation(isOn);
    expect(model.chrome().needsCloseConfirmation).toBe(false);
    messenger.setClosingConfirmation(true);
    expect(model.chrome().needsCloseConfirmation).toBe(true);
  });

  it('the main button has the app’s colours, is whole after each change, and a disabled one does nothing', () => {
    const { messenger, model } = openIn(name);
    const pressed = vi.fn();
    const state = { text: 'Review', isEnabled: true, isLoading: false, onPress: pressed };
    const whole = { text: 'Review', color: palettes.light.accent, textColor: palettes.light['on-accent'] };
    messenger.setMainButton(state);
    expect(model.chrome().main).toMatchObject({ ...whole, isVisible: true, isActive: true });
    messenger.setMainButton({ ...state, isEnabled: false, isLoading: true });
    expect(model.chrome().main).toMatchObject({ ...whole, isVisible: true, isProgressVisible: true });
    model.host.send('main_button_pressed');
    expect(pressed).not.toHaveBeenCalled();
    messenger.setMainButton(null);
    expect(model.chrome().main.isVisible).toBe(false);
  });

  it('links of the messenger’s own open in it, others outside', () => {
    const { messenger, model } = openIn(name);
    for (const link of [
      'https://t.me/xbts_chat',
      'https://telegram.me/xbts_chat',
      'tg://resolve?domain=xbts_chat',
      'https://a.example/',
    ])
      messenger.openLink(link);
    const opened = model.events.filter((event) => event !== 'minimised');
    expect(opened).toEqual([...Array(3).fill('tg /xbts_chat'), 'link https://a.example/']);
  });
});
