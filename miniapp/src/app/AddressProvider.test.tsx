// @vitest-environment jsdom
import '../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { AddressProvider } from './AddressProvider.tsx';
import { markInAppEntries } from './markInAppEntries.ts';

let come: () => void;
let coming: Promise<void> | undefined;

/** The screen of a path; that of /late is still loading. */
function Shown() {
  const [path] = useLocation();
  const search = useSearch();
  if (path === '/late' && coming !== undefined) throw coming;
  if (path === '/gone') return <Redirect replace to="/wallet" />;
  return (
    <>
      <p>{`screen of ${path} ${search}`}</p>
      <Link to="/late">To the late one</Link>
    </>
  );
}

function shown() {
  render(
    <AddressProvider>
      <Suspense fallback="waiting">
        <Shown />
      </Suspense>
    </AddressProvider>,
  );
}

const push = (to: string) => act(async () => window.history.pushState(null, '', to));

beforeEach(() => {
  coming = new Promise((resolve) => {
    come = () => {
      coming = undefined;
      resolve();
    };
  });
  window.history.replaceState(null, '', '/wallet');
});
afterEach(cleanup);

describe('the shown address', () => {
  it('follows a press: path and search', async () => {
    shown();
    await push('/send?to=bob-holder2');
    expect(screen.getByText('screen of /send to=bob-holder2')).toBeDefined();
  });

  it('keeps the current screen until the next one is drawn', async () => {
    shown();
    await push('/late');
    expect(screen.getByText('screen of /wallet')).toBeDefined();
    expect(screen.queryByText('waiting')).toBeNull();
    await act(async () => come());
    expect(screen.getByText('screen of /late')).toBeDefined();
    expect(screen.queryByText('screen of /wallet')).toBeNull();
  });

  it('adds one history entry for two presses in a row', async () => {
    shown();
    const before = window.history.length;
    const link = screen.getByText('To the late one');
    await act(async () => link.click());
    await act(async () => link.click());
    expect(window.location.pathname).toBe('/late');
    expect(window.history.length).toBe(before + 1);
    await act(async () => come());
  });

  it('keeps the current screen even if the app marks its own entries', async () => {
    markInAppEntries(window);
    shown();
    await push('/late');
    expect(window.history.state).toEqual({ inApp: true });
    expect(screen.queryByText('waiting')).toBeNull();
    await act(async () => come());
  });

  it('is drawn at once on going back, so that the browser can restore the scroll position', async () => {
    window.history.replaceState(null, '', '/late');
    const later = coming;
    coming = undefined;
    shown();
    await push('/pools');
    coming = later;
    window.history.back();
    expect(await screen.findByText('waiting')).toBeDefined();
    await act(async () => come());
    expect(screen.getByText('screen of /late')).toBeDefined();
  });

  it('follows a redirect by the first screen', async () => {
    window.history.replaceState(null, '', '/gone');
    shown();
    expect(await screen.findByText('screen of /wallet')).toBeDefined();
  });
});
