// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { useSession } from '../../features/account/model/session.ts';
import { defaultSettings, useSettings } from '../../features/settings/model/settings.ts';
import { Kit } from '../../ui/display/Kit.tsx';
import { WelcomeWhenDue } from '../modals/WelcomeWhenDue.tsx';
import { Layout } from './Layout.tsx';
import { Logo } from './Logo.tsx';
import { loadWideParts } from './wideParts.ts';

const links = vi.hoisted(() => ({
  chat: 'https://chat.example',
  explorer: 'https://explorer.example',
  news: 'https://news.example',
  crossChain: 'https://status.example',
  dex: 'https://dex.example',
}));
vi.mock('../../platform/server/config.ts', () => ({
  appConfig: { version: '0.1.0', links, nodes: ['ws://a'], chainId: 'auto' },
}));
vi.mock('../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../features/account/model/deadKeys.ts', () => ({ useDeadKeys: () => ({ since: null }) }));

beforeEach(async () => {
  setWide(true);
  await loadWideParts();
  window.history.replaceState(null, '', '/wallet');
  useSettings.setState(defaultSettings);
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Whether the window is at least 768 px wide. */
function setWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide && media === '(min-width: 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const open = () => render(<Layout>content</Layout>, { wrapper: Kit });

describe('the header', () => {
  it('masks the account and offers settings and logout, which leads to the login', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Account alice-trader7, locked' }));
    expect(screen.getByText('al******r7')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Settings' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(window.location.pathname).toBe('/auth-pages/login');
    expect(useSession.getState().account).toBeNull();
  });

  it('offers the login to a visitor, and no wallet', () => {
    useSession.setState({ account: null });
    open();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth-pages/login');
    expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
  });

  it('changes the language and stores the choice', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(useSettings.getState().language).toBe('zh');
    expect(localStorage.getItem('xbts.settings')).toContain('"language":"zh"');
  });
});

describe('the navigation', () => {
  const bar = () => screen.getAllByRole('navigation', { name: 'Main navigation' })[1];

  it('has a bar for visitors, with their screens, and none under the login form', () => {
    useSession.setState({ account: null });
    window.history.replaceState(null, '', '/');
    open();
    const tabs = bar()?.querySelectorAll('a') ?? [];
    // The spoken text of the last entry is complete for users who can't see the bar.
    expect(
      [...tabs].map(({ innerHTML }) =>
        innerHTML.replace(/<svg.*<\/svg>/u, '').replace(/^<span>(.*)<\/span>$/u, '$1'),
      ),
    ).toEqual([
      'Dashboard',
      'Pools',
      'SmartHolder',
      '<span aria-hidden="true">More</span><span class="visually-hidden">More sections</span>',
    ]);
    cleanup();
    window.history.replaceState(null, '', '/auth-pages/login');
    open();
    expect(bar()).toBeUndefined();
  });

  it('has the bar on /lp as on /pools, with the pools marked', () => {
    window.history.replaceState(null, '', '/lp');
    open();
    expect(screen.getAllByRole('link', { name: /Pools|AMMob/u, current: 'page' })).toHaveLength(2);
    expect(document.querySelector('[class*="inner"]')).toBeNull();
  });

  it('leads to everything else by More, at the bottom and at the side', () => {
    open();
    expect(screen.getAllByRole('link', { name: 'More sections' })).toHaveLength(2);
  });

  it('marks the current screen in bar and sidebar', () => {
    open();
    const present = screen.getAllByRole('link', { name: 'Wallet', current: 'page' });
    expect(present).toHaveLength(2);
  });

  it('opens as a drawer, and a change of screen closes it', async () => {
    open();
    // The drawer comes with its code: React draws what waited within a press only where the press is awaited.
    await act(async () => userEvent.click(screen.getByRole('button', { name: 'Open menu' })));
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Settings' }));
    expect(window.location.pathname).toBe('/settings');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has neither sidebar nor footer in a narrow window', () => {
    setWide(false);
    open();
    expect(document.querySelector('footer')).toBeNull();
    expect(screen.getAllByRole('navigation', { name: 'Main navigation' })).toHaveLength(1);
  });

  it('keeps the sidebar collapsed when the user collapsed it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
    expect(useSettings.getState().isSidebarCollapsed).toBe(true);
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  });
});

describe('the logo', () => {
  it('shows a snowflake in December and January only', () => {
    const has = (date: string) => {
      render(<Logo now={new Date(date)} />);
      const found = screen.queryByTestId('snowflake') !== null;
      cleanup();
      return found;
    };
    expect(
      ['2026-12-01', '2027-01-31', '2026-11-30', '2027-02-01'].map((day) => has(`${day}T12:00`)),
    ).toEqual([true, true, false, false]);
  });
});

describe('the welcome notice', () => {
  const accept = "I got it, don't show it again";
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('appears 2 seconds after the layout, and Esc does not close it', async () => {
    vi.useFakeTimers();
    render(<WelcomeWhenDue />, { wrapper: Kit });
    await wait(1999);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(1);
    vi.useRealTimers();
    const dialog = await screen.findByRole('dialog', { name: 'Before you start' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => screen.getByRole('button', { name: accept }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSettings.getState().isWarningDue).toBe(false);
  });

  it('does not appear for a visitor, or once it was accepted', async () => {
    vi.useFakeTimers();
    useSession.setState({ account: null });
    render(<WelcomeWhenDue />, { wrapper: Kit });
    await wait(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    useSettings.setState({ isWarningDue: false });
    act(() => useSession.setState({ account: 'alice-trader7' }));
    await wait(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the line about changed keys', () => {
  const said = 'The keys of alice-trader7 were changed elsewhere';
  const save = (signers: string[]) => {
    const account = {
      id: '1.2.26',
      roles: ['active' as const],
      name: 'alice-trader7',
      type: 'password' as const,
      label: '',
      canSign: true,
    };
    useAccounts.setState({ accounts: [{ ...account, signers }] });
  };
  afterEach(() => useAccounts.setState({ accounts: [] }));

  it('stands over the screen of an account with keys here', async () => {
    save(['BTSold']);
    open();
    await screen.findByText(said, { exact: false });
  });

  it('is absent for an account without keys here', async () => {
    save([]);
    open();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(said, { exact: false })).toBeNull();
  });
});
