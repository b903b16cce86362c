// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { useSession } from '../../account/model/session.ts';
import { noteRegistration } from '../../signIn/model/lastRegistration.ts';
import { useIsOfferDue, useNoticesOffered } from '../model/noticesOffer.ts';
import { NoticesOffer } from './NoticesOffer.tsx';

const server = vi.hoisted(() => ({ subscribed: [] as unknown[], failure: null as unknown }));
vi.mock('../model/subscription.ts', async (original) => ({
  ...(await original<object>()),
  subscribe: async (...all: unknown[]) => {
    if (server.failure !== null) throw server.failure;
    server.subscribed.push(all);
  },
}));

const isDue = (account: string | null) => renderHook(() => useIsOfferDue(account)).result.current;

beforeEach(() => {
  messenger.hasLaunchData = true;
  noteRegistration('anna-2047');
  useNoticesOffered.setState({ account: '' });
  useSession.setState({ account: 'anna-2047', isUnlocked: true });
  Object.assign(server, { subscribed: [], failure: null });
});
afterEach(cleanup);

it('is due for the account that was created here, where the messenger says who its user is', () => {
  expect([isDue('anna-2047'), isDue('alice-trader7'), isDue(null)]).toEqual([true, false, false]);
  messenger.hasLaunchData = false;
  expect(isDue('anna-2047')).toBe(false);
});

it('one press has the bot tell of incoming money and payouts, and the offer does not come again', async () => {
  renderScreen(<NoticesOffer account="anna-2047" />);
  await userEvent.click(await screen.findByRole('switch'));
  await waitFor(() => expect(isDue('anna-2047')).toBe(false));
  const kinds = ['payout', 'incomingTransfer', 'depositCredited', 'keysChanged'];
  expect(server.subscribed).toEqual([['anna-2047', { kinds, language: 'en' }]]);
});

it('a failure leaves the offer there; who declines is not asked again', async () => {
  server.failure = new AppError('node.unreachable', { method: 'x' });
  renderScreen(<NoticesOffer account="anna-2047" />);
  await userEvent.click(await screen.findByRole('switch'));
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
  expect(isDue('anna-2047')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect([isDue('anna-2047'), server.subscribed]).toEqual([false, []]);
});
