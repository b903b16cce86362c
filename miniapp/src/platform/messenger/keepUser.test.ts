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

it('a messenger user is stored under uid and name (spec §1)', async () => {
  await keepUser(localStorage);
  expect({ ...localStorage }).toEqual({ uid: '279058397', name: 'Алиса' });
});

it('no user is stored outside a messenger', async () => {
  fake.isHeld.mockResolvedValue(false);
  await keepUser(localStorage);
  expect(localStorage).toHaveLength(0);
});
