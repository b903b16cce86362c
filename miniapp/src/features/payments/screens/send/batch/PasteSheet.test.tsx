// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { PasteSheet } from './PasteSheet.tsx';

afterEach(cleanup);

function paste(text: string) {
  const onTake = vi.fn();
  renderScreen(<PasteSheet symbol="BTS" onTake={onTake} onClose={() => undefined} />);
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: text },
  });
  return { onTake, take: screen.getByRole('button', { name: 'Use this list' }) as HTMLButtonElement };
}

describe('a list of payments that is pasted', () => {
  it('shows each payment as it is read before it is taken', async () => {
    const { onTake, take } = paste('bob-holder2,1000,12345\ncarol-pools3,2,');
    expect(screen.getByText('1 000 BTS')).toBeTruthy();
    expect(screen.getByText('12345')).toBeTruthy();
    expect(screen.getByText('2 BTS')).toBeTruthy();
    await userEvent.click(take);
    expect(onTake).toHaveBeenCalledWith([
      { to: 'bob-holder2', amount: '1000', memo: '12345' },
      { to: 'carol-pools3', amount: '2', memo: '' },
    ]);
  });

  it('is not taken before it is said what a mark before three digits is', async () => {
    const { onTake, take } = paste('bob-holder2 990,099\ncarol-pools3 1,250');
    expect(take.disabled).toBe(true);
    await userEvent.click(screen.getByText(/^990 099/u));
    expect(screen.getByText('1 250 BTS')).toBeTruthy();
    await userEvent.click(take);
    expect(onTake.mock.calls[0]?.[0]).toMatchObject([{ amount: '990099' }, { amount: '1250' }]);
  });

  it('of another unit is refused', () => {
    const { take } = paste('bob-holder2 10 USD');
    expect(take.disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('USD');
  });
});
