// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../inputs/Button.tsx';
import { Kit } from './Kit.tsx';

const sheet = vi.hoisted(() => ({ loads: 0 }));
vi.mock('@telegram-apps/telegram-ui/dist/styles.css', () => {
  sheet.loads += 1;
  return {};
});

afterEach(cleanup);

it('the kit’s style sheet loads with the first press, not with the first paint', async () => {
  render(<Button>Pay</Button>, { wrapper: Kit });
  await Promise.resolve();
  expect(sheet.loads).toBe(0);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Pay' }));
  await expect.poll(() => sheet.loads).toBe(1);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Pay' }));
  expect(sheet.loads).toBe(1);
});
