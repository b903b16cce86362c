// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Launch } from '../platform/messenger/launch.ts';
import { openStartScreen } from './openStartScreen.ts';

const launch = (startParam: string): Launch => ({
  version: '9.0',
  platform: 'ios',
  launchData: '',
  startParam,
  user: null,
  themeParams: {},
  isFullscreen: false,
});

function pathAfter(given: Launch | null, isNewcomer: boolean, address = '/'): string {
  window.history.replaceState(null, '', address);
  openStartScreen(given, isNewcomer, window);
  return window.location.pathname;
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('in the messenger', () => {
  it('a newcomer sees the welcome, and a returning user the wallet', () => {
    expect(pathAfter(launch(''), true)).toBe('/welcome');
    expect(pathAfter(launch('bob-holder2'), true)).toBe('/welcome');
    expect(pathAfter(launch(''), false)).toBe('/wallet');
  });

  it('a link to a screen or a pool leads there, also for a newcomer', () => {
    for (const isNewcomer of [true, false]) {
      expect(pathAfter(launch('--pool-5'), isNewcomer)).toBe('/pool/1.19.5');
      expect(pathAfter(launch('bob-holder2--smartholder'), isNewcomer)).toBe('/smartholder');
      expect(pathAfter(launch(''), isNewcomer, '/transfer?to=bob-holder2')).toBe('/transfer');
    }
  });
});

describe('in a plain tab', () => {
  it('the dashboard stays, also for a newcomer', () => {
    expect(pathAfter(null, true)).toBe('/');
    expect(pathAfter(null, true, '/?startapp=bob-holder2')).toBe('/');
  });
});
