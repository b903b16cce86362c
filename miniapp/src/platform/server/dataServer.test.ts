import { hasCode } from '@xbts/shared/errors/appError.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { expect, it, vi } from 'vitest';
import { readAccountFromDataServer, readPrices } from './dataServer.ts';

vi.mock('./config.ts', () => ({ appConfig: { missingServices: ['prices'] } }));

it('missing services of the server get no request', async () => {
  const fetched = vi.fn(async () => Response.json({}, { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const refused = await readPrices(priceSlugs.bts).catch((error: unknown) => error);
  expect(hasCode(refused, 'service.not_configured')).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  await expect(readAccountFromDataServer('alice')).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
});
