import { paymentRequestPaths } from '@xbts/shared/services/paymentRequests.ts';
import { pathOf } from '@xbts/shared/services/route.ts';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { keepRequest } from '../../storage/repositories/paymentRequests.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { testServer } from '../testServer.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

const id = 'coffee0000000000';

async function ask(asked: string) {
  const { server } = await testServer({ subscription: { storage, token: '1:a' } });
  return server.inject(pathOf(paymentRequestPaths.read, { id: asked }));
}

it("a request is served to everyone with its link, without its maker's identity, and then counts as sent", async () => {
  await keepRequest(storage.db, {
    id,
    uid: 7,
    language: 'en',
    accountId: '1.2.17',
    account: 'alice-trader7',
    symbol: 'BTS',
    amount: '10.50',
    memo: 'coffee',
    isOwn: true,
    assetId: '1.3.0',
    units: 1_050_000n,
    afterBlock: 100,
    isSent: false,
  });
  const response = await ask(id);
  expect(response.headers['cache-control']).toBe('no-store');
  const told = parse(paymentRequestPaths.read.answer, response.json());
  expect(told).toMatchObject({
    to: 'alice-trader7',
    asset: 'BTS',
    amount: '10.50',
    memo: 'coffee',
    paidBlock: null,
  });
  expect(told.expiresAt - told.madeAt).toBe(86_400_000);
  expect(await storage.db.selectFrom('payment_requests').select('sent_at').execute()).toEqual([
    { sent_at: expect.any(Date) },
  ]);
  await storage.db.updateTable('payment_requests').set({ paid_operation: '123/0/1' }).execute();
  expect((await ask(id)).json()).toMatchObject({ paidBlock: 123 });
});

it('an expired request, an unknown one and an invalid id are told apart', async () => {
  const codeOf = async (asked: string) => {
    const response = await ask(asked);
    return [response.statusCode, response.json().error.code];
  };
  await storage.db.updateTable('payment_requests').set({ expires_at: new Date() }).execute();
  expect(await codeOf(id)).toEqual([410, 'payment_request.expired']);
  expect(await codeOf('AAAAAAAAAAAAAAAA')).toEqual([404, 'payment_request.unknown']);
  expect(await codeOf('short')).toEqual([400, 'request.malformed']);
});
