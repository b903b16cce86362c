import { describe, expect, it, vi } from 'vitest';
import { createDialogLimit } from './dialogLimit.ts';
import { type Setup, setup } from './host.fixture.ts';

describe('a web client', () => {
  const web = () => setup({ platform: 'weba' });
  const popup = { message: 'Sure?', buttons: [{ id: 'yes' }] };
  const answers = ({ posted }: Setup) => posted.map(({ eventType }) => eventType);

  it('never answers a scan, nor the storages and sensors it does not have', () => {
    const client = web();
    for (const method of [
      'web_app_open_scan_qr_popup',
      'web_app_secure_storage_get_key',
      'web_app_device_storage_save_key',
      'web_app_biometry_request_auth',
    ])
      client.say(method, { req_id: '1', key: 'a', value: 'b' });
    expect(client.posted).toEqual([]);
    client.say('web_app_biometry_get_info');
    expect(client.posted).toEqual([{ eventType: 'biometry_info_received', eventData: { available: false } }]);
  });

  it('gives no clipboard', () => {
    const { say, posted } = web();
    say('web_app_read_text_from_clipboard', { req_id: '7' });
    expect(posted).toEqual([
      { eventType: 'clipboard_text_received', eventData: { req_id: '7', data: null } },
    ]);
  });

  it('closes a popup without a button where it has no words, no buttons or too many, or comes over another', async () => {
    const client = web();
    for (const wrong of [
      { ...popup, message: ' ' },
      { ...popup, buttons: [] },
      { ...popup, buttons: Array(4).fill({ id: 'a' }) },
    ])
      client.say('web_app_open_popup', wrong);
    expect(client.posted).toEqual(Array(3).fill({ eventType: 'popup_closed', eventData: {} }));
    client.say('web_app_open_popup', popup);
    client.say('web_app_open_popup', popup);
    await expect.poll(() => client.posted).toHaveLength(5);
    expect(client.posted.at(3)).toEqual({ eventType: 'popup_closed', eventData: {} });
    expect(client.posted.at(4)).toEqual({ eventType: 'popup_closed', eventData: { button_id: 'yes' } });
  });

  it('refuses more than three dialogs in a row, questions for the phone and for messages among them', async () => {
    const client = web();
    for (let index = 0; index < 3; index += 1) {
      client.say('web_app_open_popup', popup);
      await expect.poll(() => answers(client)).toHaveLength(index + 1);
      await Promise.resolve();
    }
    client.say('web_app_open_popup', popup);
    client.say('web_app_request_phone');
    client.say('web_app_request_write_access');
    expect(client.posted.slice(3)).toEqual([
      { eventType: 'popup_closed', eventData: {} },
      { eventType: 'phone_requested', eventData: { status: 'cancelled' } },
      { eventType: 'write_access_requested', eventData: { status: 'cancelled' } },
    ]);
  });

  it('is ready for dialogs again two seconds later', () => {
    let now = 0;
    const limit = createDialogLimit(() => now);
    const open = () => {
      const isOpen = limit.open();
      if (isOpen) limit.closed();
      return isOpen;
    };
    expect([open(), open(), open(), open()]).toEqual([true, true, true, false]);
    now = 2000;
    expect(open()).toBe(true);
  });

  it('closes the app for a link of the messenger’s own and for an inline query, and has no full screen on a phone', () => {
    const { say, posted, events } = web();
    say('web_app_open_tg_link', { path_full: '/share' });
    say('web_app_switch_inline_query', { query: 'a' });
    say('web_app_request_fullscreen');
    expect(events).toEqual(['close', 'tg /share', 'close']);
    expect(posted).toEqual([{ eventType: 'fullscreen_failed', eventData: { error: 'UNSUPPORTED' } }]);
  });

  it('tells new colours 400 ms later, and that the app is expanded always', () => {
    vi.useFakeTimers();
    const { host, posted } = setup({ platform: 'weba', isExpanded: false });
    host.themeChanged();
    vi.advanceTimersByTime(399);
    expect(posted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(posted.at(-1)?.eventType).toBe('theme_changed');
    host.viewportChanged();
    expect(posted.at(-1)?.eventData).toMatchObject({ is_expanded: true });
    vi.useRealTimers();
  });

  it('replaces the frame half a second after it asked for a reload, unless the app reloads itself', () => {
    vi.useFakeTimers();
    const [own, silent] = [web(), web()];
    for (const { say, host } of [own, silent]) {
      say('iframe_ready', { reload_supported: true });
      host.reload();
    }
    own.say('iframe_will_reload');
    vi.advanceTimersByTime(500);
    expect(own.posted.at(-1)).toEqual({ eventType: 'reload_iframe' });
    expect(own.events).toEqual([]);
    expect(silent.events).toEqual(['replaced']);
    vi.useRealTimers();
  });
});
