import { startPath, startScreens } from '@xbts/shared/services/startRoutes.ts';
import { expect, it } from 'vitest';
import { openedPath } from './openedPath.ts';

const at = (address: string, isNewcomer = false) =>
  openedPath(new URL(address, 'https://mini.example') as object as Location, isNewcomer);

it('is the path of the address, whatever its parameters say', () => {
  expect(at('/pool/1.19.5?from=x')).toBe('/pool/1.19.5');
  expect(at('/wallet?tgWebAppStartParam=--pools')).toBe('/wallet');
});

it('is the screen that a start parameter names, with a partner before it or without', () => {
  for (const screen of Object.keys(startScreens) as (keyof typeof startScreens)[]) {
    expect(at(`/?tgWebAppStartParam=--${screen}`)).toBe(startPath(screen));
    expect(at(`/#tgWebAppStartParam=partner_0123456789abcdef--${screen}&tgWebAppVersion=9`)).toBe(
      startPath(screen),
    );
  }
});

it('is the beginning of a screen with more in its name', () => {
  expect(at('/#tgWebAppStartParam=--pool-5')).toBe('/pool/');
  expect(at('/#tgWebAppStartParam=--market-XBTSX-STH_BTS')).toBe('/market/');
  expect(at('/#tgWebAppStartParam=--pay-Ym9i')).toBe('/pay/');
});

it('is the welcome for a newcomer in the messenger, and the root else', () => {
  expect(at('/#tgWebAppVersion=9', true)).toBe('/welcome');
  expect(at('/#tgWebAppStartParam=partner', true)).toBe('/welcome');
  expect(at('/')).toBe('/');
});
