import { isPagePath } from '@xbts/bot/src/server/plugins/pagePaths.ts';
import { describe, expect, it } from 'vitest';
import { notTheApp } from '../../miniapp/build/appAddresses.ts';
import { routePatterns, sampleOf } from '../e2e/screens.ts';

/** Whether an address opens the app: by the bot with a network, by the service worker without one. */
const openers = (path: string) => ({
  bot: isPagePath({ method: 'GET', url: path }),
  worker: notTheApp.every((pattern) => !pattern.test(path)),
});

const others = [
  '/pool/1.19.0',
  '/asset/1.3.4099',
  '/asset/xbtsx.sth',
  '/account/team.exchange',
  '/no/such-screen',
];
const files = [
  '/config.json',
  '/assets/More-1a2b.css',
  '/icon-192.png',
  '/api/v1/tickers',
  '/news/reports',
  '/.well-known/security.txt',
];

describe('with a network and without one', () => {
  it.each([...routePatterns().map(sampleOf), ...others])('%s opens the app', (path) => {
    expect(openers(path)).toEqual({ bot: true, worker: true });
  });

  it.each(files)('%s does not', (path) => {
    expect(openers(path)).toEqual({ bot: false, worker: false });
  });
});
