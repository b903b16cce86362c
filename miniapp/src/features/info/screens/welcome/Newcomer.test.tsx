// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { addressToComeBackTo, comingBackTo } from '../../../account/model/comingBack.ts';
import { Newcomer } from './Newcomer.tsx';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/welcome');
});
afterEach(cleanup);

const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the welcome of a newcomer', () => {
  it('explains the app in three lines, and offers to create an account, then to log in, then to look around', async () => {
    renderScreen(<Newcomer account="" />);
    await screen.findByRole('heading', { name: 'Welcome to XBTS' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(labels().slice(-3)).toEqual(['Create an account', 'Log in', 'Look around first']);
    expect(screen.queryByText(/invited/u)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Look around first' }));
    expect(window.location.pathname).toBe('/');
  });

  it('names the inviter, and forgets it on request', async () => {
    localStorage.setItem('partner_id', 'bob-holder2');
    renderScreen(<Newcomer account="" />);
    await screen.findByText('You were invited by bob-holder2.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove inviter' }));
    expect(screen.getByText('Inviter removed. No one will be named.')).toBeTruthy();
    expect(localStorage.getItem('partner_refused')).toBe('1');
  });

  it.each([
    ['Create an account', '/auth-pages/create'],
    ['Log in', '/auth-pages/login'],
  ])('announces the screen that waits, and %s remembers it', async (name, path) => {
    const payment = '/transfer?to=bob-holder2&amount=5';
    window.history.replaceState(comingBackTo(payment), '', '/welcome');
    renderScreen(<Newcomer account="" />);
    await screen.findByText(/^You need an account to open this\./u);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(window.location.pathname).toBe(path);
    expect(addressToComeBackTo('/wallet')).toBe(payment);
  });

  it('is not shown to a user who has come in', () => {
    renderScreen(<Newcomer account="alice-trader7" />);
    expect(window.location.pathname).toBe('/wallet');
  });
});
