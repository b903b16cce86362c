// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/i18n/language.ts';
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
});
