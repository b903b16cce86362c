// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Kit } from '../../ui/display/Kit.tsx';
import { Footer } from './Footer.tsx';
import { NavigationList } from './NavigationList.tsx';

const fake = vi.hoisted(() => ({ openLink: vi.fn(), head: 98_214_507 as number | null }));
vi.mock('../../platform/server/config.ts', () => ({
  appConfig: {
    version: '1.2.3',
    links: {
      chat: 'https://chat.example',
      explorer: 'https://explorer.example',
      news: 'https://news.example',
      crossChain: 'https://status.example',
      dex: 'https://dex.example',
    },
  },
}));
vi.mock(import('../../platform/messenger/messenger.ts'), async (original) => {
  const own = await original();
  return { ...own, messenger: { ...own.messenger, openLink: fake.openLink } };
});
vi.mock('../../platform/chain/connection.ts', () => ({
  useHeadNumber: () => fake.head,
  useConnectionState: () => 'connected',
}));

afterEach(cleanup);

it('the footer has the years, the version, the newest block and links to the configured addresses (spec §2)', () => {
  const { container } = render(<Footer />, { wrapper: Kit });
  expect(
    screen.getAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href]),
  ).toEqual([
    ['Chat', 'https://chat.example/'],
    ['Explorer', 'https://explorer.example/'],
    ['News', 'https://news.example/'],
    ['Cross-chain status', 'https://status.example/'],
  ]);
  expect(container.textContent).toContain(`© 2018–${new Date().getFullYear()} XBTS`);
  expect(container.textContent).toContain('Version 1.2.3');
  expect(screen.getByTestId('block-number').textContent).toMatch(/98\s214\s507/u);
});

it('the sidebar links to the exchange outside the app', async () => {
  render(<NavigationList />, { wrapper: Kit });
  await userEvent.click(screen.getByRole('button', { name: /DEX/u }));
  expect(fake.openLink.mock.calls).toEqual([['https://dex.example']]);
});
