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

describe('a pasted list of payments', () => {
  it('shows each parsed payment before it is accepted', async () => {
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

  it('is not accepted before a mark before three digits is explained', async () => {
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
