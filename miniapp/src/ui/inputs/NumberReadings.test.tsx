// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Kit } from '../display/Kit.tsx';
import { TextField } from './TextField.tsx';

let held = '';

function Form() {
  const [value, setValue] = useState('');
  held = value;
  return <TextField label="Sum" value={value} onChange={setValue} inputMode="decimal" />;
}

const open = () => render(<Form />, { wrapper: Kit });
const typed = () => (screen.getByLabelText('Sum') as HTMLInputElement).value;
const question = () => screen.queryByRole('alert');

afterEach(cleanup);

describe('a decimal field', () => {
  it('asks once which of two numbers is meant, and passes on none before', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Sum'), '990,099');
    expect([typed(), question() === null]).toEqual(['990,099', false]);
    expect(() => parseAmount(held, 5)).toThrow(expect.objectContaining({ code: 'amount.ambiguous' }));
    await userEvent.click(screen.getByText(/^990 099/u));
    expect([held, typed(), question()]).toEqual(['990099', '990099', null]);
  });

  it('accepts the decimals if they are chosen', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Sum'), '1.250');
    await userEvent.click(screen.getByText(/^1\.250/u));
    expect([held, typed(), question()]).toEqual(['1.250', '1.250', null]);
  });

  it('asks nothing about a longer number, or one with one reading', async () => {
    open();
    for (const text of ['1,2505', '0,125', '1 250,125', '12,5']) {
      await userEvent.clear(screen.getByLabelText('Sum'));
      await userEvent.type(screen.getByLabelText('Sum'), text);
      expect([held, question()], text).toEqual([text, null]);
    }
  });
});
