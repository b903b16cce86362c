import { describe, expect, it } from 'vitest';
import { AppError, hasCode } from '../errors/appError.ts';
import { callService } from './callService.ts';
import { dataServerPaths } from './contract.ts';
import type { FetchJson, JsonRequest } from './fetchJson.ts';
import { newsRoutes } from './news.ts';
import { stakingRoutes } from './staking.ts';

function answering(status: number, body: unknown) {
  const asked: JsonRequest[] = [];
  const fetchJson: FetchJson = async (request) => {
    asked.push(request);
    return { status, body };
  };
  return { asked, fetchJson };
}

describe('calling a service', () => {
  it('fills the path, its defaults included, and parses the rows', async () => {
    const { asked, fetchJson } = answering(200, [
      { account_id: '1.2.17', name: 'nathan', amount: '949998989941116' },
      { account_id: 'nonsense', name: 'x', amount: 1 },
    ]);
    const holders = await callService(fetchJson, dataServerPaths.holders, {
      params: { symbol: 'XBTSX.STH' },
    });
    expect(asked).toEqual([{ method: 'GET', path: '/api/v1/holders/XBTSX.STH/0/25' }]);
    expect(holders).toEqual({
      rows: [{ account_id: '1.2.17', name: 'nathan', amount: 949998989941116n }],
      dropped: 1,
      reasons: ['wrong account_id'],
    });
  });

  it('preserves the query of a path', async () => {
    const { asked, fetchJson } = answering(200, []);
    await callService(fetchJson, newsRoutes.reports, {}, { prefix: '/news' });
    expect(asked[0]?.path).toBe('/news/xbtsreports?_limit=12&_sort=id:DESC');
  });

  it('sends a body with its defaults and puts the prefix before the path', async () => {
    const { asked, fetchJson } = answering(200, []);
    await callService(fetchJson, dataServerPaths.lpHistory, { body: { id: '1.19.4' } });
    expect(asked[0]).toEqual({
      method: 'POST',
      path: '/api/v1/lp-history',
      body: { id: '1.19.4', limit: 5 },
    });
    await callService(fetchJson, stakingRoutes.assets, {}, { prefix: '/staking' });
    expect(asked[1]?.path).toBe('/staking/api/get/assets');
  });

  it('keeps the order and the nulls of assets, and counts a bad one', async () => {
    const { fetchJson } = answering(200, [null, { id: '1.3.0', symbol: 5 }]);
    const answer = await callService(fetchJson, dataServerPaths.assets, {
      body: { assets: ['NOSUCH', 'BTS'] },
    });
    expect(answer).toEqual({ rows: [null, null], dropped: 1, reasons: ['wrong symbol'] });
  });

  it('sends no more than the path accepts', async () => {
    const { asked, fetchJson } = answering(200, []);
    const call = callService(fetchJson, dataServerPaths.holders, { params: { symbol: 'BTS', count: 101 } });
    await expect(call).rejects.toMatchObject({ code: 'unexpected' });
    expect(asked).toEqual([]);
  });

  it('maps refusals, rates, wrong shapes and silence to codes', async () => {
    const get = (status: number, body: unknown) =>
      callService(answering(status, body).fetchJson, dataServerPaths.lpSingle, {
        params: { id: '1.19.999' },
      });
    await expect(get(404, { error: { code: 'not_found', message: 'No such pool' } })).rejects.toMatchObject({
      code: 'service.refused',
      facts: { path: '/api/v1/lp-single/1.19.999', status: 404, code: 'not_found', message: 'No such pool' },
    });
    await expect(get(429, undefined)).rejects.toMatchObject({ code: 'service.rate_limited' });
    const limited = (code: string) => get(429, { error: { code, message: 'Too many' } });
    await expect(limited('service.rate_limited')).rejects.toMatchObject({ code: 'service.rate_limited' });
    await expect(limited('new_account.too_many')).rejects.toMatchObject({
      code: 'service.refused',
      facts: { code: 'new_account.too_many' },
    });
    const busy = { error: { code: 'service.overloaded', message: 'Come again' } };
    await expect(get(503, busy)).rejects.toMatchObject({ code: 'service.overloaded' });
    const unread = { error: { code: 'service.bad_answer', message: 'Can not be used' } };
    await expect(get(502, unread)).rejects.toMatchObject({
      code: 'service.bad_answer',
      facts: { detail: 'Can not be used' },
    });
    await expect(get(502, undefined)).rejects.toMatchObject({
      code: 'service.refused',
      facts: { status: 502, message: '' },
    });
    await expect(get(200, { id: '1.19.999' })).rejects.toMatchObject({ code: 'service.bad_answer' });
    await expect(get(200, undefined)).rejects.toMatchObject({ code: 'service.bad_answer' });
    const silent: FetchJson = () => Promise.reject(new TypeError('fetch failed'));
    await expect(callService(silent, dataServerPaths.tickers, {})).rejects.toMatchObject({
      code: 'service.unreachable',
      facts: { path: '/api/v1/tickers' },
    });
  });

  it('accepts every status from 200 to 299 as an answer, and no other', async () => {
    const isAnswer = (status: number) =>
      callService(answering(status, 7).fetchJson, newsRoutes.count, {}).then(
        (count) => count === 7,
        (error) => !hasCode(error, 'service.refused'),
      );
    expect(await Promise.all([199, 200, 299, 300].map(isAnswer))).toEqual([false, true, true, false]);
  });

  it('names the place of a fault in an answer, or nothing if it is the whole answer', async () => {
    const health = { status: 'ok', headBlock: 'many', headAgeSeconds: 1, version: '1' };
    const detailOf = (body: unknown) =>
      callService(answering(200, body).fetchJson, dataServerPaths.health, {}).catch(
        ({ facts }) => facts.detail,
      );
    expect(await detailOf(health)).toMatch(/^headBlock \w/u);
    expect(await detailOf(5)).toMatch(/^ \w/u);
  });

  it('names the place of an invalid argument, which is not sent', async () => {
    const { asked, fetchJson } = answering(200, []);
    const detailOf = (params: object) =>
      callService(fetchJson, dataServerPaths.holders, { params } as never).catch(({ facts }) => facts.detail);
    expect(await detailOf({ symbol: 'BTS', count: 101 })).toMatch(/^count \w/u);
    expect(await detailOf(5 as never)).toMatch(/^ \w/u);
    expect(asked).toEqual([]);
  });

  it('passes the signal on, and distinguishes a caller that gave up from a silent service', async () => {
    const { asked, fetchJson } = answering(200, 7);
    const { signal } = new AbortController();
    await callService(fetchJson, newsRoutes.count, {}, { signal });
    await callService(fetchJson, newsRoutes.count, {});
    expect(asked.map((request) => ['signal' in request, request.signal])).toEqual([
      [true, signal],
      [false, undefined],
    ]);
    const codeWith = (one: AbortSignal) =>
      callService(() => Promise.reject(new TypeError()), newsRoutes.count, {}, { signal: one }).catch(
        ({ code }) => code,
      );
    expect(await codeWith(signal)).toBe('service.unreachable');
    const given = new AbortController();
    given.abort();
    expect(await codeWith(given.signal)).toBe('request.cancelled');
  });

  it('reports a service that the server lacks as not configured, from either side', async () => {
    const error = { code: 'service.not_configured', message: 'None here' };
    await expect(
      callService(answering(404, { error }).fetchJson, newsRoutes.count, {}),
    ).rejects.toMatchObject({
      code: 'service.not_configured',
      facts: { name: '/xbtsreports/count' },
    });
    const knowing: FetchJson = () => Promise.reject(new AppError('service.not_configured', { name: 'news' }));
    await expect(callService(knowing, newsRoutes.count, {})).rejects.toMatchObject({
      code: 'service.not_configured',
      facts: { name: 'news' },
    });
  });
});
