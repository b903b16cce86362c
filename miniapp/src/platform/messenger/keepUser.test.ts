// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepUser } from './keepUser.ts';

const fake = vi.hoisted(() => ({
  launched: { user: { id: '279058397', firstName: 'Алиса' } } as { user: object | null },
  wire: {} as object | null,
  isHeld: vi.fn(async () => true),
}));
vi.mock('./messenger.ts', () => fake);
vi.mock('./holder.ts', () => fake);

beforeEach(() => {
  localStorage.clear();
  fake.isHeld.mockResolvedValue(true);
});

it('who opened the app in a messenger is kept under uid and name (spec §1)', async () => {
  await keepUser(localStorage);
  expect({ ...localStorage }).toEqual({ uid: '279058397', name: 'Алиса' });
});

it('nobody is kept where no messenger holds the page', async () => {
  fake.isHeld.mockResolvedValue(false);
  await keepUser(localStorage);
  expect(localStorage).toHaveLength(0);
});
