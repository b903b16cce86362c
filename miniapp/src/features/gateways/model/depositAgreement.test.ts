import { expect, it } from 'vitest';
import { agreedAddress, type GivenAddress } from './depositAgreement.ts';

const ours: GivenAddress = { address: 'bc1ours', memo: null };
const theirs: GivenAddress = { address: 'bc1theirs', memo: null };

/** The server's answer, and the page's successive ones. */
const agreed = (server: GivenAddress, ...page: (GivenAddress | null)[]) =>
  agreedAddress({ server: async () => server, page: async () => page.shift() ?? null });

it('an identical answer to server and page is agreed', async () => {
  expect(await agreed(ours, ours)).toEqual({ ...ours, askedBy: 'both' });
});

it("the server's answer alone counts if the page can not ask", async () => {
  expect(await agreed(ours, null)).toEqual({ ...ours, askedBy: 'server' });
});

it('another address, or another memo, is reported instead of being shown', async () => {
  await expect(agreed(theirs, ours, ours)).rejects.toMatchObject({
    code: 'gateway.two_addresses',
    facts: { server: 'bc1theirs', page: 'bc1ours' },
  });
  const withMemo = { ...ours, memo: '17' };
  await expect(agreed({ ...ours, memo: '18' }, withMemo, withMemo)).rejects.toMatchObject({
    facts: { server: 'bc1ours · 18', page: 'bc1ours · 17' },
  });
});

it('with a new address per request the page uses its own, never the server’s', async () => {
  const next = { address: 'bc1next', memo: null };
  expect(await agreed(theirs, ours, next)).toEqual({ ...next, askedBy: 'page' });
});

it("without the page's second answer nothing is agreed", async () => {
  await expect(agreed(theirs, ours, null)).rejects.toMatchObject({ code: 'gateway.two_addresses' });
});
