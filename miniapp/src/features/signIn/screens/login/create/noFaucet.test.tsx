// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { CreateAccount } from './CreateAccount.tsx';

vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { missingServices: ['faucet'] } }));

afterEach(cleanup);

it('without a registration service the screen says so before a name is typed, with the way to the login', async () => {
  renderScreen(<CreateAccount />);
  await screen.findByText('Account creation isn’t available');
  expect(screen.queryByLabelText('Account name')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});
