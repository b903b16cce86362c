import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

const config = {
  nodes: ['wss://node.example/ws'],
  chainId: 'auto',
  stakingAsset: '1.3.4099',
  payers: [],
  launchMode: 'miniapp',
  links: {
    chat: 'https://t.me/chat',
    explorer: 'https://explorer.example',
    news: 'https://t.me/news',
    crossChain: 'https://chains.example',
    dex: 'https://dex.example',
  },
  version: '0.2.0',
};
const storage = new Map<string, string>();
const fetched = vi.fn<(path: string) => Promise<Response>>();
const patience = vi.spyOn(globalThis, 'setTimeout');

beforeEach(() => {
  storage.clear();
  patience.mockClear();
  fetched.mockReset().mockImplementation(async () => Response.json(config));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it('is awaited for half a minute at a first visit, and four seconds if one is stored', async () => {
    await loadConfig();
    expect(patience).toHaveBeenLastCalledWith(expect.any(Function), 30_000);
    await loadConfig();
    expect(patience).toHaveBeenLastCalledWith(expect.any(Function), 4000);
  });

  it('comes from the last visit when the server does not answer', async () => {
    await loadConfig();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await loadConfig()).toEqual({ ...config, gateways: {}, gatewayPrefixes: [], missingServices: [] });
  });

  it('comes from the last visit when the server takes too long', async () => {
    await loadConfig();
    fetched.mockReturnValue(new Promise(() => undefined));
    patience.mockImplementationOnce((over) => {
      if (typeof over === 'function') queueMicrotask(() => over());
      return 0;
    });
    expect((await loadConfig()).version).toBe('0.2.0');
  });

  it('is missing if there never was one', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadConfig()).rejects.toMatchObject({ code: 'service.unreachable' });
  });
});
