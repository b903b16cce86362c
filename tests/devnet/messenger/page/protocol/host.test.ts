import { describe, expect, it } from 'vitest';
import { setup } from './host.fixture.ts';

describe('the messenger side of the web protocol', () => {
  it('answers theme, viewport and inset requests', () => {
    const { say, posted } = setup('tdesktop');
    say('web_app_request_theme');
    say('web_app_request_viewport');
    say('web_app_request_content_safe_area');
    expect(posted).toEqual([
      { eventType: 'theme_changed', eventData: { theme_params: { bg_color: '#17212b' } } },
      {
        eventType: 'viewport_changed',
        eventData: { width: 360, height: 630, is_expanded: true, is_state_stable: true },
      },
      { eventType: 'content_safe_area_changed', eventData: { top: 0, bottom: 0, left: 0, right: 0 } },
    ]);
  });

  it('enters full screen once, with insets for the device and for its own buttons', () => {
    const { say, posted, chrome } = setup('android');
    say('web_app_request_fullscreen');
    expect(chrome().isFullscreen).toBe(true);
    expect(posted.slice(0, 3)).toEqual([
      { eventType: 'safe_area_changed', eventData: { top: 20, bottom: 0, left: 0, right: 0 } },
      { eventType: 'content_safe_area_changed', eventData: { top: 46, bottom: 0, left: 0, right: 0 } },
      { eventType: 'fullscreen_changed', eventData: { is_fullscreen: true } },
    ]);
    say('web_app_request_fullscreen');
    expect(posted.at(-1)).toEqual({
      eventType: 'fullscreen_failed',
      eventData: { error: 'ALREADY_FULLSCREEN' },
    });
    say('web_app_exit_fullscreen');
    expect(chrome().isFullscreen).toBe(false);
  });

  it('keeps fields that a button call leaves out, and hides a button without a text', () => {
    const { say, chrome } = setup();
    say('web_app_setup_main_button', { is_visible: true });
    expect(chrome().main.isVisible).toBe(false);
    say('web_app_setup_main_button', { is_visible: true, text: 'Review', color: '#2fc3b1' });
    say('web_app_setup_main_button', { is_progress_visible: true, is_active: false });
    expect(chrome().main).toMatchObject({
      isVisible: true,
      isActive: false,
      isProgressVisible: true,
      text: 'Review',
      color: '#2fc3b1',
    });
  });

  it('ignores calls unknown to its version or to all versions', () => {
    const { say, posted, log } = setup('ios', { version: '8.0' });
    say('web_app_secure_storage_get_key', { req_id: '1', key: 'a' });
    say('web_app_make_coffee');
    say('toString');
    expect(posted).toEqual([]);
    expect(log.map((entry) => entry.isIgnored)).toEqual([true, true, true]);
    const older = setup('ios', { version: '6.9' });
    older.say('web_app_setup_settings_button', { is_visible: true });
    expect(older.chrome().isSettingsVisible).toBe(false);
  });

  it('ignores messages that are not events', () => {
    const { host, log } = setup();
    for (const message of ['{', '[]', '{"eventType":5}', { eventType: 'web_app_ready' }, null])
      host.receive(message);
    expect(log).toEqual([]);
  });

  it('stores secure values by key, up to ten keys', () => {
    const { say, posted } = setup();
    say('web_app_secure_storage_save_key', { req_id: 'a', key: 'pin', value: 'x' });
    say('web_app_secure_storage_get_key', { req_id: 'b', key: 'pin' });
    say('web_app_device_storage_get_key', { req_id: 'c', key: 'pin' });
    expect(posted).toEqual([
      { eventType: 'secure_storage_key_saved', eventData: { req_id: 'a' } },
      { eventType: 'secure_storage_key_received', eventData: { req_id: 'b', value: 'x' } },
      { eventType: 'device_storage_key_received', eventData: { req_id: 'c', value: null } },
    ]);
    for (let index = 0; index < 10; index++) {
      say('web_app_secure_storage_save_key', { req_id: String(index), key: `key${index}`, value: '' });
    }
    expect(posted.at(-1)).toEqual({
      eventType: 'secure_storage_failed',
      eventData: { req_id: '9', error: 'QUOTA_EXCEEDED' },
    });
    say('web_app_secure_storage_save_key', { req_id: 'd', key: 'pin', value: null });
    say('web_app_secure_storage_clear', { req_id: 'e' });
    expect(posted.at(-1)).toEqual({ eventType: 'secure_storage_cleared', eventData: { req_id: 'e' } });
  });

  it('returns the biometric token only after access was granted and the person accepted', async () => {
    const { say, posted, answers } = setup();
    say('web_app_biometry_update_token', { token: 'secret' });
    expect(posted.at(-1)).toEqual({ eventType: 'biometry_token_updated', eventData: { status: 'failed' } });
    answers.push(true, false, true);
    say('web_app_biometry_request_access', { reason: 'unlock' });
    await expect
      .poll(() => posted.at(-1))
      .toMatchObject({
        eventType: 'biometry_info_received',
        eventData: { available: true, access_requested: true, access_granted: true, token_saved: false },
      });
    say('web_app_biometry_update_token', { token: 'secret' });
    expect(posted.at(-1)).toEqual({ eventType: 'biometry_token_updated', eventData: { status: 'updated' } });
    say('web_app_biometry_request_auth', {});
    await expect
      .poll(() => posted.at(-1))
      .toEqual({
        eventType: 'biometry_auth_requested',
        eventData: { status: 'failed' },
      });
    say('web_app_biometry_request_auth', {});
    await expect
      .poll(() => posted.at(-1))
      .toEqual({
        eventType: 'biometry_auth_requested',
        eventData: { status: 'authorized', token: 'secret' },
      });
  });

  it('answers popups, scans, the clipboard, custom methods and shared messages', async () => {
    const { say, posted, events } = setup();
    say('web_app_open_popup', { title: '', message: 'Sure?', buttons: [{ id: 'yes', type: 'ok' }] });
    await expect
      .poll(() => posted.at(-1))
      .toEqual({ eventType: 'popup_closed', eventData: { button_id: 'yes' } });
    say('web_app_open_scan_qr_popup', {});
    expect(posted.at(-1)).toEqual({ eventType: 'qr_text_received', eventData: { data: 'bob-holder2' } });
    say('web_app_read_text_from_clipboard', { req_id: '7' });
    await expect
      .poll(() => posted.at(-1))
      .toEqual({
        eventType: 'clipboard_text_received',
        eventData: { req_id: '7' },
      });
    say('web_app_invoke_custom_method', { req_id: '8', method: 'getStorageKeys', params: {} });
    await expect
      .poll(() => posted.at(-1))
      .toEqual({
        eventType: 'custom_method_invoked',
        eventData: { req_id: '8', result: 'getStorageKeys' },
      });
    say('web_app_send_prepared_message', { id: 'other' });
    await expect
      .poll(() => posted.at(-1))
      .toEqual({
        eventType: 'prepared_message_failed',
        eventData: { error: 'USER_DECLINED' },
      });
    say('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' });
    say('web_app_close');
    expect(events).toEqual(['closeScanner', 'impact light', 'close']);
  });
});
