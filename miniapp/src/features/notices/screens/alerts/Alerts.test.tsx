// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceAlert } from '@xbts/shared/services/alerts.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { Alerts } from './Alerts.tsx';

const sth: PriceAlert = {
  id: '7',
  subject: '1.3.4099/1.3.0',
  quote: 'XBTSX.STH',
  base: 'BTS',
  kind: 'above',
  level: '20',
  repeats: false,
  isWaiting: false,
  told: 1,
  toldAt: 1_795_000_000_000,
  toldPrice: 20.123456789,
};
const fake = vi.hoisted(() => ({ alerts: [] as unknown[], asked: [] as unknown[] }));
vi.mock('../../../../platform/server/config.ts', () => ({
  appConfig: { links: { bot: 'https://t.me/xbts_bot' } },
}));
vi.mock('../../model/alerts.ts', () => {
  const note =
    (name: string) =>
    async (...given: unknown[]) => {
      fake.asked.push([name, ...given]);
      return fake.alerts;
    };
  return {
    readAlerts: async () => fake.alerts,
    addAlert: note('add'),
    changeAlert: note('change'),
    actOnAlert: note('act'),
  };
});

beforeEach(() => {
  messenger.hasLaunchData = true;
  fake.alerts = [sth];
  fake.asked = [];
  window.history.replaceState(null, '', '/alerts?of=XBTSX.STH%2FBTS');
});
afterEach(cleanup);

it('in a plain browser explains where alerts are set, and leads there', async () => {
  messenger.hasLaunchData = false;
  const openLink = vi.spyOn(messenger, 'openLink').mockReturnValue();
  renderScreen(<Alerts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open bot' }));
  expect(openLink).toHaveBeenCalledWith('https://t.me/xbts_bot');
});

it('sets an alert for the asset one came from, and not before a price is typed', async () => {
  renderScreen(<Alerts />);
  const add = await screen.findByRole('button', { name: 'Set alert' });
  const level = screen.getByLabelText('Price in BTS');
  for (const wrong of ['0', '-5', '1e5', 'abc']) {
    await userEvent.clear(level);
    await userEvent.type(level, wrong);
    expect((add as HTMLButtonElement).disabled).toBe(true);
  }
  await userEvent.tab();
  expect(screen.getByText('Enter a number above zero, such as 0.005.')).toBeTruthy();
  await userEvent.clear(level);
  await userEvent.type(level, '25,50');
  await userEvent.click(screen.getByRole('button', { name: 'Drops to' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Every time/u }));
  await userEvent.click(add);
  const rule = { kind: 'below', level: '25.50', repeats: true };
  await waitFor(() => expect(fake.asked).toEqual([['add', 'XBTSX.STH/BTS', rule]]));
});

it('shows the condition and the state of an alert, and changes, repeats and deletes it', async () => {
  renderScreen(<Alerts />);
  const row = () => screen.findByText('Rises to 20 BTS · triggered · last alert at 20.1235 BTS');
  await userEvent.click(await row());
  await userEvent.click(screen.getByRole('button', { name: 'Moves by' }));
  await userEvent.clear(screen.getByLabelText('Change up or down, %'));
  await userEvent.type(screen.getByLabelText('Change up or down, %'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await row());
  await userEvent.click(screen.getByRole('button', { name: 'Turn on again' }));
  await userEvent.click(await row());
  await userEvent.click(screen.getByRole('button', { name: 'Delete alert' }));
  await row();
  expect(fake.asked).toEqual([
    ['change', '7', { kind: 'moved', level: '5', repeats: false }],
    ['act', '7', 'again'],
    ['act', '7', 'remove'],
  ]);
});
