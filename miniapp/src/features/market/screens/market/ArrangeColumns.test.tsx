// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { deskColumns, useDeskOrder } from '../../model/deskOrder.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';

afterEach(() => {
  cleanup();
  useDeskOrder.setState({ order: [...deskColumns] });
});

it('the columns are arranged by the keyboard alone: the focus follows the moved one', async () => {
  renderScreen(<ArrangeColumns />);
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Arrange columns' });
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Order book right');
  await user.keyboard('{Enter}');
  expect(useDeskOrder.getState().order).toEqual(['chart', 'order', 'book']);
  // At the end only the other direction is possible.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Order book left');
  await user.keyboard('{Enter}{Enter}');
  expect(useDeskOrder.getState().order).toEqual(['book', 'chart', 'order']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Order book right');
});
