// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { KnownNames } from './KnownNames.tsx';
import type { RecipientGroup } from './useRecipientGroups.ts';

const person = (name: string) => ({ name, label: '' });
const groups: readonly RecipientGroup[] = [
  { key: 'contacts', people: [person('carol-pools3')] },
  { key: 'recent', people: [person('bob-holder2'), person('carl-known5')] },
  { key: 'found', people: [person('car-stranger1'), person('carl'), person('xbtsx-giveaway1')] },
];
vi.mock('./useRecipientGroups.ts', () => ({ useRecipientGroups: () => groups }));
vi.mock('../../scam/model/scamLists.ts', () => ({
  useScamAccounts: () => new Set(['xbtsx-giveaway1']),
}));

afterEach(cleanup);

/** The offered names in their order. */
async function offered(typed: string, chosen?: string) {
  const onChoose = vi.fn();
  renderScreen(
    <KnownNames
      account="alice-trader7"
      typed={typed}
      chosen={chosen}
      onChoose={onChoose}
      onAll={() => undefined}
    />,
  );
  await screen.findByRole('button', { name: /^All/u });
  const names = screen
    .queryAllByRole('listitem')
    .map((each) => each.querySelector('span[translate]')?.textContent);
  return { names, onChoose };
}

it('those paid last are offered before anything is typed, without the one in the field', async () => {
  expect((await offered('')).names).toEqual(['bob-holder2', 'carl-known5', 'carol-pools3']);
  cleanup();
  expect((await offered('', 'bob-holder2')).names).toEqual(['carl-known5', 'carol-pools3']);
});

it('accounts that begin with what is typed are offered, paid ones first, and none of the scam list', async () => {
  const { names, onChoose } = await offered('car');
  expect(names).toEqual(['carl-known5', 'carol-pools3', 'car-stranger1', 'carl']);
  await userEvent.click(screen.getByRole('button', { name: /carl-known5/u }));
  expect(onChoose).toHaveBeenCalledWith('carl-known5');
  cleanup();
  expect((await offered('xbtsx')).names).toEqual([]);
});
