// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { takeNewPin } from '../../model/takePin.ts';
import { NewPinFields } from './NewPinFields.tsx';

const user = userEvent.setup();
afterEach(cleanup);

function open() {
  const pin = createRef<SecretInput>();
  const repeated = createRef<SecretInput>();
  renderScreen(<NewPinFields label="PIN" pin={pin} repeated={repeated} onEdit={vi.fn()} />);
  return { take: () => takeNewPin(pin.current, repeated.current) };
}

it('a PIN gets a strength rating while it is typed', async () => {
  open();
  const field = await screen.findByLabelText('PIN');
  await user.type(field, '274951');
  expect(screen.getByText(/^About 19 bits\. .* one graphics card cracks it in 4 min/u)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'river stone lamp cloud');
  expect(
    screen.getByText(/^About 51 bits\. Cracking it would take one graphics card over 1000 years/u),
  ).toBeTruthy();
});

it('a generated passphrase is shown for writing down, and counts once it was retyped', async () => {
  const { take } = open();
  await user.click(await screen.findByRole('button', { name: 'Generate passphrase' }));
  const made = screen.getByText(/^[a-z]{4}( [a-z]{4}){3}$/u).textContent ?? '';
  expect(take).toThrow(expect.objectContaining({ code: 'pin.mismatch' }));
  cleanup();
  expect(screen.queryByText(made)).toBeNull();
});

it('is accepted when both are the same, and leaves the screen at the first edit', async () => {
  const { take } = open();
  await user.click(await screen.findByRole('button', { name: 'Generate passphrase' }));
  const made = screen.getByText(/^[a-z]{4}( [a-z]{4}){3}$/u).textContent ?? '';
  expect(document.activeElement).toBe(screen.getByLabelText('Repeat PIN'));
  await user.keyboard(made);
  expect(take()).toBe(made);
  await user.type(screen.getByLabelText('PIN'), 'x');
  expect(screen.queryByText(made)).toBeNull();
});
