// @vitest-environment jsdom
import '../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from 'wouter';
import { useAccounts } from '../features/account/model/accounts.ts';
import { addressToComeBackTo } from '../features/account/model/comingBack.ts';
import { useSession } from '../features/account/model/session.ts';
import { messenger } from '../platform/messenger/messenger.ts';
import { AddressProvider } from './AddressProvider.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import type { Route } from './route.ts';

function Shown({ account }: { account: string }) {
  return <p>screen of {account === '' ? 'nobody' : account}</p>;
}

const route = (needsAccount: boolean): Route => ({
  path: '/transfer',
  parent: null,
  needsAccount,
  preload: async () => undefined,
  screen: () => Shown,
});

beforeEach(() => useSession.setState({ account: null, isUnlocked: false }));
afterEach(cleanup);

describe('a route that needs a login', () => {
  it('redirects there without an account, and the login returns to the same address', () => {
    window.history.replaceState(null, '', '/transfer?to=bob-holder2&amount=5');
    render(<RouteScreen route={route(true)} />);
    expect(window.location.pathname + window.location.search).toBe('/auth-pages/login');
    expect(addressToComeBackTo('/wallet')).toBe('/transfer?to=bob-holder2&amount=5');
  });

  it('redirects a newcomer in the messenger to the welcome, which returns too', () => {
    const pretended = vi.spyOn(messenger, 'isInside', 'get').mockReturnValue(true);
    window.history.replaceState(null, '', '/transfer?to=bob-holder2&amount=5');
    render(<RouteScreen route={route(true)} />);
    expect(window.location.pathname).toBe('/welcome');
    expect(addressToComeBackTo('/wallet')).toBe('/transfer?to=bob-holder2&amount=5');
    cleanup();
    const known = { name: 'alice-trader7', id: '1.2.7', type: 'view', roles: [], canSign: false } as const;
    useAccounts.setState({ accounts: [{ ...known, roles: [] }] });
    render(<RouteScreen route={route(true)} />);
    expect(window.location.pathname).toBe('/auth-pages/login');
    useAccounts.setState({ accounts: [] });
    pretended.mockRestore();
  });

  it('does not redirect a user who logs out on the way elsewhere', async () => {
    window.history.replaceState(null, '', '/transfer');
    useSession.setState({ account: 'alice-trader7' });
    render(
      <AddressProvider>
        <RouteScreen route={route(true)} />
      </AddressProvider>,
    );
    await act(async () => {
      window.history.pushState(null, '', '/');
      // Rendered before the address, which follows in slices.
      flushSync(() => useSession.setState({ account: null }));
      expect(window.location.pathname).toBe('/');
      window.history.replaceState(null, '', '/');
    });
    cleanup();
  });

  it("ignores an address from a link: only the app's own history entry counts", () => {
    window.history.replaceState(null, '', '/auth-pages/login?next=//elsewhere.example&comesBackTo=/send');
    expect(addressToComeBackTo('/wallet')).toBe('/wallet');
    window.history.replaceState({ comesBackTo: 5 }, '', '/auth-pages/login');
    expect(addressToComeBackTo('/wallet')).toBe('/wallet');
  });

  it('is shown with an account, and a public route without one too', () => {
    window.history.replaceState(null, '', '/transfer');
    render(<RouteScreen route={route(false)} />);
    expect(screen.getByText('screen of nobody')).toBeTruthy();
    cleanup();
    useSession.setState({ account: 'alice-trader7' });
    render(<RouteScreen route={route(true)} />);
    expect(screen.getByText('screen of alice-trader7')).toBeTruthy();
  });

  it('redirects to the login when the account is left while it is shown', async () => {
    useSession.setState({ account: 'alice-trader7' });
    window.history.replaceState(null, '', '/');
    render(
      <>
        <Link href="/transfer?to=bob-holder2">pay</Link>
        <RouteScreen route={route(true)} />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'pay' }));
    act(() => useSession.setState({ account: null }));
    expect(window.location.pathname).toBe('/auth-pages/login');
    expect(addressToComeBackTo('/wallet')).toBe('/transfer?to=bob-holder2');
  });
});

it("is left by the messenger's back button even while it loads", async () => {
  vi.spyOn(messenger, 'hasBackButton', 'get').mockReturnValue(true);
  const set = vi.spyOn(messenger, 'setBackButton');
  const Late = lazy(() => new Promise<never>(() => undefined));
  window.history.replaceState(null, '', '/fees');
  const late = { ...route(false), parent: '/more', screen: () => Late };
  await act(async () => render(<RouteScreen route={late} />));
  act(() => set.mock.calls.at(-1)?.[0]?.());
  expect(window.location.pathname).toBe('/more');
});
