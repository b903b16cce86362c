// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../platform/i18n/language.ts';
import { Kit } from '../display/Kit.tsx';
import { TextField } from './TextField.tsx';

let held = '';

function Form() {
  const [value, setValue] = useState('');
  held = value;
  return <TextField label="Sum" value={value} onChange={setValue} inputMode="decimal" />;
}

const field = () => screen.getByLabelText('Sum') as HTMLInputElement;
const open = () => render(<Form />, { wrapper: Kit });

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('a field of a number', () => {
  it('groups what is typed, and holds plain digits', async () => {
    open();
    await userEvent.type(field(), '1322056.81709');
    expect([field().value, held]).toEqual(['1,322,056.81709', '1322056.81709']);
  });

  it('keeps the caret where a digit is typed in the middle', async () => {
    open();
    await userEvent.type(field(), '1234567');
    await userEvent.type(field(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect([field().value, field().selectionStart]).toEqual(['12,349,567', 6]);
  });

  it('follows a change of the language', async () => {
    open();
    await userEvent.type(field(), '1250,5');
    await act(() => setLanguage('ru'));
    expect(field().value).toBe('1\u202f250,5');
  });

  it('is copied in plain digits', async () => {
    open();
    await userEvent.type(field(), '1250.5');
    field().setSelectionRange(0, 7);
    const copied = await userEvent.copy();
    expect(copied?.getData('text')).toBe('1250.5');
  });
});
