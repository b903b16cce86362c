// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { useScreenLock } from '../../features/account/model/screenLock.ts';
import { useSession } from '../../features/account/model/session.ts';
import { defaultSettings, useSettings } from '../../features/settings/model/settings.ts';
import { useKeys } from '../../platform/keys/keys.ts';
import { renderScreen } from '../../screen.fixture.tsx';
import { Cell } from '../../ui/lists/Cell.tsx';
import { Keyboard } from './Keyboard.tsx';

vi.mock('../../signer/page/client.ts', () => ({ signer: { lock: vi.fn() } }));

const user = userEvent.setup();
const path = () => window.location.pathname;
const own = { id: '1.2.18', type: 'password' as const, roles: [], canSign: true };

/** A screen with two rows and a key of its own. */
function Terminal() {
  useKeys([{ press: 'b', label: 'Buy', run: () => undefined }]);
  return (
    <main>
      <Cell title="One" to="/one" />
      <Cell title="Two" to="/two" />
    </main>
  );
}

beforeEach(() => {
  // Nothing is laid out here: every row counts as visible.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  useSettings.setState(defaultSettings);
  useAccounts.setState({ accounts: [{ ...own, name: 'alice-trader7' }] });
  useSession.setState({ account: 'alice-trader7', isUnlocked: true });
  useScreenLock.setState({ isClosed: false });
  window.history.replaceState(null, '', '/history');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  renderScreen(
    <>
      <Keyboard />
      <Terminal />
    </>,
  );

it.each([
  ['gw', '/wallet'],
  ['gt', '/markets'],
  ['ge', '/smartholder'],
  ['gm', '/more'],
  ['r', '/receive'],
  ['p', '/send'],
  ['/', '/search'],
])('%s leads to %s', async (keys, to) => {
  open();
  await user.keyboard(keys);
  expect(path()).toBe(to);
});

it('h hides and shows the balances, l locks', async () => {
  open();
  await user.keyboard('h');
  expect(useSettings.getState().hidesBalances).toBe(true);
  await user.keyboard('hl');
  expect(useSettings.getState().hidesBalances).toBe(false);
  expect(useScreenLock.getState().isClosed).toBe(true);
});

it('the arrows go through the rows, and Enter opens one', async () => {
  open();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  expect(path()).toBe('/two');
});

it('? lists the keys of this screen, and turns single keys off', async () => {
  open();
  await act(async () => user.keyboard('?'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
  expect(sheet.getByText('Buy')).toBeTruthy();
  expect(sheet.getByText('Go to Wallet')).toBeTruthy();
  await user.click(sheet.getByRole('switch', { name: /^Single keys/u }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await user.keyboard('r');
  expect(path()).toBe('/history');
  await user.keyboard('{Control>}k{/Control}');
  expect(path()).toBe('/search');
});

it('a visitor has no keys of an account, and one of an account to view has nothing to lock', async () => {
  useSession.setState({ account: null });
  open();
  await user.keyboard('rphl');
  expect([path(), useSettings.getState().hidesBalances]).toEqual(['/history', false]);
  await user.keyboard('gw');
  expect(path()).toBe('/');
  useAccounts.setState({ accounts: [{ ...own, name: 'carol-pools3', type: 'view' }] });
  act(() => useSession.setState({ account: 'carol-pools3' }));
  await user.keyboard('l');
  expect(useScreenLock.getState().isClosed).toBe(false);
});
