// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { Notifications } from './Notifications.tsx';

const none: Subscription = {
  isSubscribed: false,
  language: 'en',
  kinds: [],
  isMuted: false,
  quiet: null,
  isFindable: false,
  accounts: [],
};
const fake = vi.hoisted(() => ({
  subscribed: [] as unknown[],
  minimums: [] as { symbol: string; amount: string }[],
  changed: [] as unknown[],
  isUnreachable: false,
}));
/** The server's answer when the messenger does not let the bot write. */
const reach = () => (fake.isUnreachable ? { isUnreachable: true as const } : {});
vi.mock('../../../platform/server/config.ts', () => ({
  appConfig: { links: { bot: 'https://t.me/xbts_bot' } },
}));
vi.mock('../model/subscription.ts', async (original) => ({
  ...(await original<object>()),
  readSubscription: async () => none,
  subscribe: async (account: string, choices: { kinds: Subscription['kinds'] }) => {
    fake.subscribed.push([account, choices]);
    return { ...none, isSubscribed: true, kinds: choices.kinds, accounts: [account], ...reach() };
  },
  reachAgain: async () => ({ ...none, isSubscribed: true, accounts: ['bob-holder2'], ...reach() }),
  changeSubscription: async (choices: { kinds: Subscription['kinds']; isMuted: boolean }) => {
    fake.changed.push(choices);
    return { ...none, ...choices, isSubscribed: true, accounts: ['bob-holder2'] };
  },
  forgetSubscription: async () => none,
}));

vi.mock('../model/minimums.ts', () => ({
  readMinimums: async () => fake.minimums,
  setMinimum: async (minimum: { symbol: string; amount: string }) => {
    if (minimum.symbol === 'NOPE') throw new AppError('alert.unknown_subject');
    return minimum.amount === '0' ? [] : [minimum];
  },
}));

beforeEach(() => {
  messenger.hasLaunchData = true;
  useAccounts.setState({
    accounts: [
      { name: 'bob-holder2', id: '1.2.18', type: 'password', roles: ['active', 'memo'], canSign: true },
    ],
  });
  useSession.setState({ account: 'bob-holder2', isUnlocked: true });
});
afterEach(cleanup);

it('outside the messenger explains where this is, and leads there', async () => {
  messenger.hasLaunchData = false;
  const openLink = vi.spyOn(messenger, 'openLink').mockReturnValue();
  renderScreen(<Notifications account="bob-holder2" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open bot' }));
  expect(openLink).toHaveBeenCalledWith('https://t.me/xbts_bot');
});

it('explains the stored data before it subscribes with the chosen options, and changes and deletes it then', async () => {
  renderScreen(<Notifications account="bob-holder2" />);
  expect((await screen.findByRole('note')).textContent).toContain('stores your messenger ID');
  await userEvent.click(screen.getByRole('switch', { name: 'Deposits credited' }));
  await userEvent.click(screen.getByRole('button', { name: 'Follow bob-holder2' }));
  await screen.findByText('Accounts you follow');
  expect(fake.subscribed).toEqual([
    ['bob-holder2', { kinds: ['payout', 'incomingTransfer', 'keysChanged'], language: 'en' }],
  ]);
  await userEvent.click(screen.getByRole('switch', { name: 'Mute all' }));
  await waitFor(() =>
    expect(fake.changed).toEqual([
      { kinds: ['payout', 'incomingTransfer', 'keysChanged'], isMuted: true, quiet: null, language: 'en' },
    ]),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'No messages at night' }));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(fake.changed.at(-1)).toMatchObject({ quiet: { from: 1_380, to: 420, zone } }));
  fireEvent.change(await screen.findByLabelText('Ends at'), { target: { value: '06:30' } });
  await waitFor(() => expect(fake.changed.at(-1)).toMatchObject({ quiet: { from: 1_380, to: 390, zone } }));
  await userEvent.click(screen.getByRole('switch', { name: 'Let contacts find these accounts' }));
  await waitFor(() => expect(fake.changed.at(-1)).toMatchObject({ isFindable: true, isMuted: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete bot data' }));
  await waitFor(() => expect(screen.queryByText('Accounts you follow')).toBeNull());
});

it('reports that the bot can’t write to the user, and repairs it with a press', async () => {
  fake.isUnreachable = true;
  renderScreen(<Notifications account="bob-holder2" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow bob-holder2' }));
  expect(await screen.findByText(/^The bot can’t write to you/u)).toBeTruthy();
  const openLink = vi.spyOn(messenger, 'openLink').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Let the bot write to me' }));
  await waitFor(() => expect(openLink).toHaveBeenCalledWith('https://t.me/xbts_bot'));
  fake.isUnreachable = false;
  await userEvent.click(screen.getByRole('button', { name: 'Let the bot write to me' }));
  await waitFor(() => expect(screen.queryByText(/^The bot can’t write to you/u)).toBeNull());
});

it('keeps a quiet time with equal ends to itself, says so, and stores both times once they differ', async () => {
  renderScreen(<Notifications account="bob-holder2" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow bob-holder2' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'No messages at night' }));
  const begin = await screen.findByLabelText('Starts at');
  const before = fake.changed.length;
  fireEvent.change(begin, { target: { value: '07:00' } });
  expect(await screen.findByText(/^Choose two different times/u)).toBeTruthy();
  expect((begin as HTMLInputElement).value).toBe('07:00');
  expect(fake.changed).toHaveLength(before);
  fireEvent.change(screen.getByLabelText('Ends at'), { target: { value: '11:00' } });
  await waitFor(() => expect(fake.changed.at(-1)).toMatchObject({ quiet: { from: 420, to: 660 } }));
  expect(fake.changed).toHaveLength(before + 1);
  expect(screen.queryByText(/^Choose two different times/u)).toBeNull();
});

it('sets the smallest payment to report, and removes it', async () => {
  renderScreen(<Notifications account="bob-holder2" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow bob-holder2' }));
  const asset = await screen.findByLabelText('Incoming asset');
  const amount = screen.getByLabelText('Notify from');
  const set = () => screen.getByRole('button', { name: 'Set minimum' });
  await userEvent.type(asset, 'NOPE');
  await userEvent.type(amount, '1e5');
  expect((set() as HTMLButtonElement).disabled).toBe(true);
  await userEvent.clear(amount);
  await userEvent.type(amount, '100.5');
  await userEvent.click(set());
  await screen.findByText('No such asset, market or pool on the chain.');
  await userEvent.clear(asset);
  await userEvent.type(asset, 'STH');
  await userEvent.click(set());
  await screen.findByText('≥ 100.5');
  await userEvent.click(screen.getByRole('button', { name: /^Change minimum/u }));
  await userEvent.clear(amount);
  await userEvent.type(amount, '0');
  await userEvent.click(set());
  await waitFor(() => expect(screen.queryByText('≥ 100.5')).toBeNull());
});

it('requires a login with keys if the account is only watched', async () => {
  useAccounts.setState({
    accounts: [{ name: 'bob-holder2', id: '1.2.18', type: 'view', roles: [], canSign: false }],
  });
  renderScreen(<Notifications account="bob-holder2" />);
  const button = await screen.findByRole('button', { name: 'Follow bob-holder2' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});
