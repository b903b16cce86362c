// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <TextField label="Address" value={value} onChange={setValue} isGrowing />;
}

afterEach(cleanup);

it('a growing field removes the line breaks of a pasted address, and accepts none by Enter', async () => {
  render(<Field />);
  const field = screen.getByLabelText('Address') as HTMLTextAreaElement;
  field.focus();
  await userEvent.paste('bc1qw508d6qejx\n  tdg4y5r3zarvary\r\n0c5xw7kv8f3t4');
  expect(field.value).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await userEvent.type(field, '{Enter}x');
  expect(field.value).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4x');
});
