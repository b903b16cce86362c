// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SecretInput } from '../../platform/secretInput.ts';
import { SecretField } from './SecretField.tsx';

afterEach(cleanup);

describe('a field for a secret', () => {
  it('returns the typed text once, and is empty then', async () => {
    const input = createRef<SecretInput>();
    render(<SecretField label="PIN" input={input} />);
    await userEvent.type(screen.getByLabelText('PIN'), '271828');
    expect(input.current?.take()).toBe('271828');
    expect(input.current?.take()).toBe('');
  });

  it('never has the text in an attribute, and shows it only on request', async () => {
    render(<SecretField label="PIN" input={createRef<SecretInput>()} />);
    const field = screen.getByLabelText('PIN');
    await userEvent.type(field, '271828');
    expect(document.body.innerHTML).not.toContain('271828');
    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.getAttribute('type')).toBe('text');
  });

  it('gets the keyboard back after it was disabled, if it had it before', () => {
    const input = createRef<SecretInput>();
    const field = (isDisabled: boolean) => <SecretField label="PIN" input={input} isDisabled={isDisabled} />;
    const { rerender } = render(field(false));
    const element = screen.getByLabelText('PIN');
    element.focus();
    rerender(field(true));
    // As a browser does with a disabled element.
    element.blur();
    rerender(field(false));
    expect(document.activeElement).toBe(element);
    element.blur();
    rerender(field(true));
    rerender(field(false));
    expect(document.activeElement).toBe(document.body);
  });
});
