import { startPath, startScreens } from '@xbts/shared/services/startRoutes.ts';
import { describe, expect, it } from 'vitest';
import { openedLanguage, openedPath } from './openedPath.ts';

const place = (address: string) => new URL(address, 'https://mini.example') as object as Location;
const at = (address: string, account: string | null = 'alice') =>
  openedPath(place(address), address.includes('#'), account);

it('is the path of the address, whatever its parameters', () => {
  expect(at('/pool/1.19.5?from=x')).toBe('/pool/1.19.5');
  expect(at('/wallet?tgWebAppStartParam=--pools')).toBe('/wallet');
});

it('is the screen of a start parameter, with or without a partner before it', () => {
  for (const screen of Object.keys(startScreens) as (keyof typeof startScreens)[]) {
    expect(at(`/?tgWebAppStartParam=--${screen}`)).toBe(startPath(screen));
    expect(at(`/#tgWebAppStartParam=partner_0123456789abcdef--${screen}&tgWebAppVersion=9`)).toBe(
      startPath(screen),
    );
  }
});

it('is the beginning of a screen with a longer name', () => {
  expect(at('/#tgWebAppStartParam=--pool-5')).toBe('/pool/');
  expect(at('/#tgWebAppStartParam=--market-XBTSX-STH_BTS')).toBe('/market/');
  expect(at('/#tgWebAppStartParam=--pay-Ym9i')).toBe('/pay/');
});

it('is the home without a name', () => {
  expect(at('/#tgWebAppVersion=9')).toBe('/wallet');
  expect(at('/#tgWebAppStartParam=partner')).toBe('/wallet');
  expect(at('/')).toBe('/');
});

it('is the entry screen without an account if the screen needs one', () => {
  for (const path of ['/wallet', '/send', '/transfer?to=bob', '/?tgWebAppStartParam=--pay-Ym9i'])
    expect(at(path, null)).toBe('/login');
  for (const start of ['partner', '--send', '--pay-Ym9i', '--req-5'])
    expect(at(`/#tgWebAppStartParam=${start}`, null)).toBe('/welcome');
  for (const path of ['/', '/pools', '/market/A_B', '/wallet/deposit']) expect(at(path, null)).toBe(path);
  expect(at('/#tgWebAppStartParam=--pool-5', null)).toBe('/pool/');
});

describe('the language', () => {
  const launched = (code: string) => {
    const data = new URLSearchParams({ user: JSON.stringify({ id: 1, language_code: code }), hash: 'a' });
    return place(`/#${new URLSearchParams({ tgWebAppData: `${data}`, tgWebAppVersion: '9' })}`);
  };

  it('is the saved one', () => {
    expect(openedLanguage('zh', launched('ru'), 'ru')).toBe('zh');
  });

  it('is that of the messenger’s user, else of the browser, as in the app', () => {
    for (const code of ['ru', 'ru-RU']) expect(openedLanguage(null, launched(code), 'en-US')).toBe('ru');
    for (const code of ['en', 'zh-hans', 'run'])
      expect(openedLanguage(null, launched(code), 'en-US')).toBe('en');
    for (const browser of ['ru-RU', 'ru'])
      expect(openedLanguage(undefined, place('/pools'), browser)).toBe('ru');
    for (const browser of ['en-US', 'run'])
      expect(openedLanguage(undefined, place('/pools'), browser)).toBe('en');
  });

  it("is Russian for a Russian browser, whatever the messenger's language", () => {
    expect(openedLanguage(null, launched('en'), 'ru-RU')).toBe('ru');
  });
});
