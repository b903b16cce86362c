// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { AskedPayment } from './AskedPayment.tsx';

const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => undefined, paths: [] as string[] }));
vi.mock('../../../../../platform/server/dataServer.ts', () => ({
  fetchJson: ({ path }: { path: string }) => {
    server.paths.push(path);
    return server.answer();
  },
}));

const kept = {
  to: 'alice-trader7',
  asset: 'BTS',
  amount: '10',
  memo: 'coffee',
  madeAt: 1_795_000_000_000,
  expiresAt: 1_795_086_400_000,
  paidBlock: null as number | null,
};
const refused = (status: number, code: string) => async () => ({
  status,
  body: { error: { code, message: '' } },
});

/** The initial form, with the content above it. */
function open(search: string) {
  renderScreen(
    <AskedPayment search={search}>
      {({ request, origin, refusal }) => (
        <>
          {refusal}
          {origin}
          <output>{JSON.stringify(request)}</output>
        </>
      )}
    </AskedPayment>,
  );
}
const formHas = async () => JSON.parse((await screen.findByRole('status')).textContent ?? '');
const empty = { to: '', asset: '', amount: '', memo: '' };

afterEach(() => {
  cleanup();
  server.paths.length = 0;
});

it('a request stored by the bot fills the form in, and is marked as coming from a stranger', async () => {
  server.answer = async () => ({ status: 200, body: kept });
  open('req=abcdefghIJKL0123');
  expect(await formHas()).toEqual({ to: 'alice-trader7', asset: 'BTS', amount: '10', memo: 'coffee' });
  expect(server.paths).toEqual(['/api/v1/requests/abcdefghIJKL0123']);
  expect(screen.getByRole('note').textContent).toMatch(/^Filled in from a request the bot has kept since/u);
});

it('a request already paid says so before anything is paid twice', async () => {
  server.answer = async () => ({ status: 200, body: { ...kept, paidBlock: 123 } });
  open('req=abcdefghIJKL0123');
  await formHas();
  expect(screen.getAllByRole('note')[0]?.textContent).toMatch(
    /^A payment of exactly this amount .* block 123/u,
  );
});

it.each<[string, string, () => Promise<unknown>, RegExp]>([
  [
    'has expired',
    'req=abcdefghIJKL0123',
    refused(410, 'payment_request.expired'),
    /^This request has expired/u,
  ],
  [
    'nobody knows',
    'req=abcdefghIJKL0123',
    refused(404, 'payment_request.unknown'),
    /^The bot doesn’t know this request/u,
  ],
  ['is no id', 'req=x', refused(500, 'unexpected'), /^The bot doesn’t know this request/u],
  [
    'says more than it may',
    'req=abcdefghIJKL0123',
    async () => ({ status: 200, body: { ...kept, fee: '0' } }),
    /./u,
  ],
])('a request that %s fills nothing in, and says so', async (_, search, answer, sentence) => {
  server.answer = answer;
  open(search);
  expect(await formHas()).toEqual(empty);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

it('while the bot can not be reached the form is empty, and the request can be retried', async () => {
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  open('req=abcdefghIJKL0123');
  expect(await formHas()).toEqual(empty);
  server.answer = async () => ({ status: 200, body: kept });
  await userEvent.click(screen.getByRole('button', { name: /again|retry/iu }));
  await screen.findByText(/alice-trader7/u);
});
