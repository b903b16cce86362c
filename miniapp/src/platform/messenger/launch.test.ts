// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storePartner } from './identity.ts';
import { readLaunch, startOf } from './launch.ts';
import { readPartnerSignature, refusePartner } from './partner.ts';

const user = encodeURIComponent(JSON.stringify({ id: 279058397, first_name: 'Алиса', language_code: 'ru' }));
const data = encodeURIComponent(`user=${user}&start_param=bob-holder2&auth_date=1&hash=00`);
const theme = encodeURIComponent(JSON.stringify({ bg_color: '#17212b', hint_color: 'red', text_color: 7 }));
const hash = `#tgWebAppData=${data}&tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=${theme}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the launch data', () => {
  it('contain version, platform, user, partner and only valid colours', () => {
    const launch = readLaunch(hash, sessionStorage);
    expect(launch).toMatchObject({
      version: '8.0',
      platform: 'ios',
      startParam: 'bob-holder2',
      user: { id: '279058397', firstName: 'Алиса', languageCode: 'ru' },
      themeParams: { bg_color: '#17212b' },
    });
    expect(launch?.launchData).toContain('hash=00');
  });

  it('survive a reload, when the router has dropped the hash', () => {
    readLaunch(hash, sessionStorage);
    expect(readLaunch('', sessionStorage)?.user?.id).toBe('279058397');
  });

  it('are absent in a plain browser, whatever the hash', () => {
    expect(readLaunch('#content', sessionStorage)).toBeNull();
    expect(readLaunch('', sessionStorage)).toBeNull();
  });

  it('survive broken parts: unreadable ones count as absent', () => {
    const launch = readLaunch(
      '#tgWebAppData=user%3D%7Bbroken&tgWebAppVersion=7.0&tgWebAppPlatform=web&tgWebAppThemeParams=%7B',
      sessionStorage,
    );
    expect(launch).toMatchObject({ user: null, themeParams: {}, startParam: '' });
  });
});

describe('the partner id', () => {
  it('comes from startapp or ref on the plain page, and is empty without them', () => {
    expect(startOf(null, '?startapp=carol-pools3--pools')).toMatchObject({
      partner: 'carol-pools3',
      screen: 'pools',
    });
    expect(startOf(null, '?ref=dave_4').partner).toBe('dave_4');
    expect(startOf(null, '').partner).toBe('');
  });

  it('is refused with characters that the messenger does not allow', () => {
    expect(startOf(null, '?ref=<script>').partner).toBe('');
    expect(startOf(null, `?ref=${'a'.repeat(513)}`).partner).toBe('');
  });
});

describe('the stored identity', () => {
  it('of the partner is under the plain key partner_id, and reveals nothing about the user', () => {
    const launch = readLaunch(hash, sessionStorage);
    storePartner(launch, '', localStorage);
    expect(localStorage.getItem('uid')).toBeNull();
    expect(localStorage.getItem('partner_id')).toBe('bob-holder2');
  });

  it('has an empty partner id without a partner, and keeps an existing one', () => {
    storePartner(null, '', localStorage);
    expect(localStorage.getItem('partner_id')).toBe('');
    expect(localStorage.getItem('uid')).toBeNull();
    storePartner(null, '?ref=bob-holder2', localStorage);
    storePartner(null, '', localStorage);
    expect(localStorage.getItem('partner_id')).toBe('bob-holder2');
  });

  it('keeps the first partner with its signature, whatever partner comes later', () => {
    storePartner(null, '?startapp=bob-holder2_00112233aabbccdd', localStorage);
    storePartner(null, '?startapp=carol-pools3', localStorage);
    expect(localStorage.getItem('partner_id')).toBe('bob-holder2');
    expect(readPartnerSignature(localStorage)).toBe('00112233aabbccdd');
  });

  it('has no partner for ever once the user refused one', () => {
    storePartner(null, '?startapp=bob-holder2_00112233aabbccdd', localStorage);
    refusePartner(localStorage);
    storePartner(null, '?startapp=carol-pools3', localStorage);
    expect(localStorage.getItem('partner_id')).toBe('');
    expect(readPartnerSignature(localStorage)).toBe('');
  });
});
