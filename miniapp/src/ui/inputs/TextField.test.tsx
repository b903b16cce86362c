// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Kit } from '../display/Kit.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** A field in which nothing is right. */
function Wrong() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} error={`${value} is taken`} />;
}

const isRed = () => /error/u.test(screen.getByRole('alert').className);

it('what is wrong with new text is said at once, and in red after the field was left or sent', async () => {
  render(<Wrong />, { wrapper: Kit });
  expect(isRed()).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), 'anna');
  expect(screen.getByRole('alert').textContent).toBe('anna is taken');
  expect(isRed()).toBe(false);
  await userEvent.tab();
  expect(isRed()).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), 'b');
  expect(isRed()).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(isRed()).toBe(true);
});
