// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SecretInput } from '../../platform/secretInput.ts';
import { Kit } from '../display/Kit.tsx';
import { PinPad, type PinPadProps } from './PinPad.tsx';

afterEach(cleanup);

const user = userEvent.setup();

function open(change: Partial<PinPadProps> = {}) {
  const input = createRef<SecretInput>();
  const pad = (more: Partial<PinPadProps> = {}) => (
    <Kit>
      <PinPad label="PIN" deleteLabel="Deletion" input={input} {...change} {...more} />
    </Kit>
  );
  const { rerender } = render(pad());
  return { input, again: (more: Partial<PinPadProps>) => rerender(pad(more)) };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a keypad', () => {
  it('takes digits by its keys, each with its name, and takes the last one back', async () => {
    const { input } = open();
    for (const digit of '9081') await press(digit);
    await press('Deletion');
    expect(input.current?.take()).toBe('908');
    expect(input.current?.hasText()).toBe(false);
  });

  it('takes the keyboard from its field, from its keys, and a paste', async () => {
    const { input } = open();
    expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
    await user.keyboard('27');
    screen.getByRole('button', { name: '5' }).focus();
    await user.keyboard('18{Backspace}4');
    screen.getByLabelText('PIN').focus();
    await user.paste('95');
    expect(input.current?.take()).toBe('271495');
  });

  it('leaves the focus in its field while keys are pressed', async () => {
    open();
    await press('1');
    expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
  });

  it('tells the digit that makes it full, once, and no edit that shortens it', async () => {
    const onReached = vi.fn();
    open({ full: { length: 6, onReached } });
    await user.keyboard('27495');
    expect(onReached).not.toHaveBeenCalled();
    await user.keyboard('1');
    expect(onReached).toHaveBeenCalledTimes(1);
    await user.keyboard('2{Backspace}');
    expect(onReached).toHaveBeenCalledTimes(1);
  });

  it('holds what was entered not in any attribute and no text', async () => {
    open();
    await user.keyboard('271828');
    expect(document.body.innerHTML).not.toContain('271828');
    expect(screen.getByLabelText('PIN').getAttribute('type')).toBe('password');
  });

  it('says what was wrong to a screen reader, and takes nothing while it is disabled', async () => {
    const { again, input } = open();
    await press('1');
    again({ isDisabled: true, error: 'Wrong PIN' });
    expect(screen.getByRole('alert').textContent).toBe('Wrong PIN');
    expect(screen.getByLabelText('PIN').getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('button', { name: '1', hidden: true }).click();
    expect(input.current?.take()).toBe('1');
  });
});
