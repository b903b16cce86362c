// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { useRememberedFacts } from '../../../transactions/model/rememberedFacts.ts';
import { offerGroups } from './parts/backupParts.ts';
import { RestoreForm } from './RestoreForm.tsx';

const CHAIN = 'ab'.repeat(32);
vi.mock('../../../../platform/chain/chain.ts', () => ({ chain: { chainId: async () => 'ab'.repeat(32) } }));
vi.mock('../../../settings/model/ownNodes.ts', () => ({ addOwnNode: async () => undefined }));

afterEach(cleanup);

const parts = {
  settings: { version: 1, state: { theme: 'dark', ownNodes: ['wss://evil.example'] } },
  facts: {
    version: 0,
    state: {
      accounts: [
        { chainId: CHAIN, name: 'bob-holder2', id: '1.2.19', memoKey: null },
        { chainId: CHAIN, name: 'carol-pools3', id: '1.2.666', memoKey: null },
      ],
    },
  },
};

it('ticks nothing that would make the device trust, and restores what the user ticks', async () => {
  const onRestored = vi.fn();
  const groups = await offerGroups(parts);
  renderScreen(
    <RestoreForm
      contents={{ madeAt: null, accounts: [], parts }}
      groups={groups}
      hasKeys={false}
      onRestored={onRestored}
    />,
  );
  const switches = await screen.findAllByRole('switch');
  expect(
    switches.map((each) => [each.closest('label')?.textContent, each.getAttribute('aria-checked')]),
  ).toEqual([
    [expect.stringMatching(/^Settings/u), 'true'],
    [expect.stringMatching(/^bob-holder21\.2\.19/u), 'false'],
    [expect.stringMatching(/^carol-pools31\.2\.666/u), 'false'],
    [expect.stringMatching(/^wss:\/\/evil\.example/u), 'false'],
  ]);
  await userEvent.click(screen.getByRole('switch', { name: /^bob-holder2/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore selected' }));
  await expect.poll(() => onRestored.mock.calls.length).toBe(1);
  expect(useRememberedFacts.getState().accounts.map(({ name }) => name)).toEqual(['bob-holder2']);
  expect(useSettings.getState()).toMatchObject({ theme: 'dark', ownNodes: [] });
});
