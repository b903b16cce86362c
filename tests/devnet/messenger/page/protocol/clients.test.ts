import { describe, expect, it, vi } from 'vitest';
import { type ClientName, clientNames, clients } from './clients.ts';
import { createDialogLimit } from './dialogLimit.ts';
import { type Setup, setup } from './host.fixture.ts';

/** The events of the answer to a method, in each client. */
async function answersTo(method: string, data?: unknown): Promise<Record<ClientName, string[]>> {
  const told = clientNames.map(async (name) => {
    const { say, posted } = setup(name);
    say(method, data ?? {});
    await new Promise((resolve) => setTimeout(resolve));
    return [name, posted.map(({ eventType }) => eventType)] as const;
  });
  return Object.fromEntries(await Promise.all(told)) as Record<ClientName, string[]>;
}

const [viewport, device, content] = ['viewport_changed', 'safe_area_changed', 'content_safe_area_changed'];

describe('what each client answers', () => {
  it('to a request for the viewport, the content’s insets and full screen', async () => {
    expect(await answersTo('web_app_request_viewport')).toMatchObject({
      android: [viewport],
      ios: [viewport, device, content],
      weba: [viewport],
      webk: [],
      unigram: [],
    });
    expect(await answersTo('web_app_request_content_safe_area')).toMatchObject({
      android: [content],
      ios: [viewport, device, content],
      macos: [device],
      weba: [device, content],
      webk: [],
      unigram: [],
    });
    expect(await answersTo('web_app_request_fullscreen')).toMatchObject({
      android: [device, content, 'fullscreen_changed', viewport],
      ios: ['fullscreen_changed', viewport, device, content],
      unigram: ['fullscreen_changed'],
      weba: ['fullscreen_failed'],
    });
  });

  it('to a scan, the clipboard and the home screen', async () => {
    const scans = await answersTo('web_app_open_scan_qr_popup');
    expect(clientNames.filter((name) => scans[name][0] === 'qr_text_received')).toEqual(['android', 'ios']);
    expect(scans.webk).toEqual(['scan_qr_popup_closed']);
    expect([scans.tdesktop, scans.macos, scans.weba, scans.unigram].flat()).toEqual([]);
    const reads = await answersTo('web_app_read_text_from_clipboard', { req_id: '1' });
    expect([reads.weba, reads.unigram].flat()).toEqual([]);
    const added = await answersTo('web_app_add_to_home_screen');
    expect(clientNames.filter((name) => added[name].length === 0)).toEqual(['ios', 'macos', 'unigram']);
    const checked = await answersTo('web_app_check_home_screen');
    expect(clientNames.filter((name) => checked[name].length === 0)).toEqual(['macos']);
  });

  it('to questions about biometrics, and to the storages', async () => {
    const known = await answersTo('web_app_biometry_get_info');
    expect(clientNames.filter((name) => known[name].length === 0)).toEqual(['unigram']);
    const asked = await answersTo('web_app_biometry_request_auth');
    expect(clientNames.filter((name) => asked[name].length === 1)).toEqual(['android', 'ios', 'macos']);
    const secure = await answersTo('web_app_secure_storage_get_key', { req_id: '1', key: 'a' });
    expect(clientNames.filter((name) => secure[name][0] === 'secure_storage_failed')).toEqual([
      'tdesktop',
      'weba',
      'webk',
    ]);
  });
});

it('only Unigram loses a message without a payload', () => {
  const lost = clientNames.filter((name) => {
    const { say, posted } = setup(name);
    say('web_app_request_theme');
    return posted.length === 0;
  });
  expect(lost).toEqual(['unigram']);
});

it('opens nothing that was not touched for, in the clients that ask for a touch', () => {
  const refusing = (method: string, data: object) =>
    clientNames.filter((name) => {
      const { say, events } = setup(name, { isTouched: false });
      say(method, data);
      return events.length === 0;
    });
  expect(refusing('web_app_open_link', { url: 'https://a.example' })).toEqual(['android', 'ios', 'macos']);
  expect(refusing('web_app_open_tg_link', { path_full: '/a' })).toEqual(['android']);
});

it('Unigram writes a flag as text, macOS another', () => {
  const unigram = setup('unigram');
  unigram.say('web_app_request_fullscreen', {});
  expect(unigram.posted).toEqual([{ eventType: 'fullscreen_changed', eventData: { is_fullscreen: 'true' } }]);
  const macos = setup('macos');
  macos.say('web_app_biometry_get_info', {});
  expect(macos.posted[0]?.eventData).toMatchObject({ available: 'true' });
});

it('macOS loses a text with quotes, and the viewport’s payload', async () => {
  const { say, posted } = setup('macos');
  say('web_app_request_viewport', {});
  expect(posted).toEqual([{ eventType: 'viewport_changed', eventData: null }]);
  say('web_app_read_text_from_clipboard', { req_id: '7' });
  await expect.poll(() => posted.at(-1)?.eventData).toEqual({ req_id: '7', data: 'copied' });
});

it('macOS keeps the first token, whatever it says', async () => {
  const { say, posted, answers } = setup('macos');
  answers.push(true, true);
  say('web_app_biometry_request_access', {});
  await expect.poll(() => posted).toHaveLength(1);
  for (const token of ['first', 'second']) {
    say('web_app_biometry_update_token', { token });
    await expect.poll(() => posted.at(-1)?.eventData).toEqual({ status: 'updated' });
  }
  say('web_app_biometry_request_auth', {});
  await expect.poll(() => posted.at(-1)?.eventData).toEqual({ status: 'authorized', token: 'first' });
});

it('the failure of a shared message names its reason, a number, or none', async () => {
  const failures = Object.fromEntries(
    await Promise.all(
      clientNames.map(async (name) => {
        const { say, posted } = setup(name);
        say('web_app_send_prepared_message', { id: 'other' });
        await expect.poll(() => posted).toHaveLength(1);
        return [name, posted[0]?.eventData];
      }),
    ),
  );
  expect(failures).toMatchObject({ android: { error: 'USER_DECLINED' }, macos: null });
  const { say, posted, events } = setup('webk');
  say('web_app_send_prepared_message', { id: 'known' });
  await expect.poll(() => events).toEqual(['close']);
  expect(posted).toEqual([{ eventType: 'prepared_message_sent' }]);
});

it('a web client forgets what a button’s message leaves out; Web K draws its label in the page’s ink', () => {
  const shown = (name: ClientName) => {
    const { say, chrome } = setup(name);
    say('web_app_setup_main_button', { is_visible: true, is_active: true, text: 'Pay', color: '#112233' });
    say('web_app_setup_main_button', { is_visible: true, text: 'Send' });
    return chrome().main;
  };
  expect(shown('ios')).toMatchObject({ isActive: true, color: '#112233', textColor: '' });
  expect(shown('weba')).toMatchObject({ isActive: false, color: '', textColor: '' });
  expect(shown('webk')).toMatchObject({ isActive: false, color: '', textColor: '#000000' });
  expect(shown('macos').isActive).toBe(true);
});

it('Web A asks before closing once anything was said of it, and others as it was said last', () => {
  const asking = clientNames.filter((name) => {
    const { say, chrome } = setup(name);
    say('web_app_setup_closing_behavior', { need_confirmation: false });
    return chrome().needsCloseConfirmation;
  });
  expect(asking).toEqual(['weba']);
});

it('Telegram Desktop closes an app at a link that is none', () => {
  const closing = clientNames.filter((name) => {
    const { say, events } = setup(name);
    say('web_app_open_link', { url: 'no link' });
    say('web_app_open_tg_link', { path_full: '' });
    return events.length > 0;
  });
  expect(closing).toEqual(['tdesktop']);
});

it('a web client is minimised by a link of the messenger’s own, and has no full screen on a phone', () => {
  for (const name of clientNames.filter((each) => clients[each].isFramed)) {
    const { say, posted, events } = setup(name);
    say('web_app_open_tg_link', { path_full: '/share' });
    say('web_app_request_fullscreen', {});
    expect(events).toEqual(['minimised', 'tg /share']);
    expect(posted).toEqual([{ eventType: 'fullscreen_failed', eventData: { error: 'UNSUPPORTED' } }]);
  }
});

it('a bot that may write already is not asked for again by the web clients', async () => {
  for (const name of ['ios', 'webk'] as const) {
    const { say, posted, answers } = setup(name);
    answers.push(true, false);
    const ask = async () => {
      const before = posted.length;
      say('web_app_request_write_access', {});
      await expect.poll(() => posted).toHaveLength(before + 1);
      return Object(posted.at(-1)?.eventData).status;
    };
    expect([await ask(), await ask()]).toEqual(['allowed', name === 'webk' ? 'allowed' : 'cancelled']);
  }
});

describe('popups', () => {
  const popup = { message: 'Sure?', buttons: [{ id: 'yes' }] };
  const answers = ({ posted }: Setup) => posted.map(({ eventType }) => eventType);

  it.each(['weba', 'android'] as const)(
    'without words, or over another, are closed or lost: %s',
    async (name) => {
      const client = setup(name);
      const closed = name === 'weba' ? [{ eventType: 'popup_closed', eventData: {} }] : [];
      for (const wrong of [
        { ...popup, message: ' ' },
        { ...popup, buttons: [] },
        { ...popup, buttons: Array(4).fill({ id: 'a' }) },
      ])
        client.say('web_app_open_popup', wrong);
      client.say('web_app_open_popup', popup);
      client.say('web_app_open_popup', popup);
      const pressed = { eventType: 'popup_closed', eventData: { button_id: 'yes' } };
      await expect.poll(() => client.posted).toEqual([...closed, ...closed, ...closed, ...closed, pressed]);
    },
  );

  it('are refused after three in a row, questions for the phone and for messages among them', async () => {
    const client = setup('weba');
    for (let index = 0; index < 3; index += 1) {
      client.say('web_app_open_popup', popup);
      await expect.poll(() => answers(client)).toHaveLength(index + 1);
      await Promise.resolve();
    }
    client.say('web_app_open_popup', popup);
    client.say('web_app_request_phone', {});
    client.say('web_app_request_write_access', {});
    await expect
      .poll(() => client.posted.slice(3))
      .toEqual([
        { eventType: 'popup_closed', eventData: {} },
        { eventType: 'phone_requested', eventData: { status: 'cancelled' } },
        { eventType: 'write_access_requested', eventData: { status: 'cancelled' } },
      ]);
  });

  it('are taken again after the pause', () => {
    let now = 0;
    const limit = createDialogLimit(2_000, () => now);
    const open = () => {
      const isOpen = limit.open();
      if (isOpen) limit.closed();
      return isOpen;
    };
    expect([open(), open(), open(), open()]).toEqual([true, true, true, false]);
    now = 2_000;
    expect(open()).toBe(true);
  });
});

it('Web A tells new colours 400 ms later, and that the app is expanded always', () => {
  vi.useFakeTimers();
  const { host, posted } = setup('weba');
  host.themeChanged();
  vi.advanceTimersByTime(399);
  expect(posted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(posted.at(-1)?.eventType).toBe('theme_changed');
  host.viewportChanged();
  expect(posted[1]?.eventData).toMatchObject({ is_expanded: true });
  vi.useRealTimers();
});

it.each([
  ['weba', 500],
  ['webk', 300],
] as const)(
  '%s replaces the frame %i ms after it asked for a reload, unless the app reloads itself',
  (name, ms) => {
    vi.useFakeTimers();
    const [own, silent] = [setup(name), setup(name)];
    for (const { say, host } of [own, silent]) {
      say('iframe_ready', { reload_supported: true });
      host.reload();
    }
    // It is back before the time is up.
    own.say('iframe_will_reload');
    own.say('iframe_ready', { reload_supported: true });
    vi.advanceTimersByTime(ms - 1);
    expect(silent.events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(own.posted.filter(({ eventType }) => eventType === 'reload_iframe')).toHaveLength(1);
    expect(own.events).toEqual([]);
    expect(silent.events).toEqual(['opened again']);
    vi.useRealTimers();
  },
);

it('a native client loads the page again, at the address that it has now', () => {
  const { host, events } = setup('android');
  host.reload();
  expect(events).toEqual(['loaded again']);
});
