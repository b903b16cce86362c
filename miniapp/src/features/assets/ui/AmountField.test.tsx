// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/i18n/language.ts';
import { Kit } from '../../../ui/display/Kit.tsx';
import { AmountField } from './AmountField.tsx';

const field = { label: 'Sum', value: '', onChange: () => undefined, symbol: 'BTS' };

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('the field of an amount', () => {
  it.each([
    ['en', 'Balance 1 250.5'],
    ['ru', 'Баланс 1 250.5'],
    ['zh', '余额 1 250.5'],
  ] as const)('names the balance, in %s', async (language, words) => {
    await setLanguage(language);
    render(<AmountField {...field} balance="1 250.5" />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Sum')).toBeTruthy();
  });

  it('takes a share of the balance, or all of it', async () => {
    const onShare = vi.fn();
    render(<AmountField {...field} balance="1 250.5" onShare={onShare} />);
    for (const name of ['25%', 'Max']) await userEvent.click(screen.getByRole('button', { name }));
    expect(onShare.mock.calls).toEqual([[25], [100]]);
  });

  it('asks which of two numbers is meant, and keeps showing the typed text', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<AmountField {...field} value="990,09" onChange={onChange} />, {
      wrapper: Kit,
    });
    await userEvent.type(screen.getByLabelText('Sum'), '9');
    const [value] = onChange.mock.calls[0] ?? [];
    expect(() => parseAmount(value, 5)).toThrow(expect.objectContaining({ code: 'amount.ambiguous' }));
    rerender(<AmountField {...field} value={value} onChange={onChange} />);
    expect((screen.getByLabelText('Sum') as HTMLInputElement).value).toBe('990,099');
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByText(/^990\.099/u));
    expect(onChange).toHaveBeenLastCalledWith('990.099');
  });
});
