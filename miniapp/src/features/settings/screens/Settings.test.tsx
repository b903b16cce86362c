// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { createStatusStore, NodeEntry } from '@xbts/shared/client/nodeStatus.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { Toasts } from '../../../ui/overlays/ToastHost.tsx';
import { useFavourites } from '../../account/model/favourites.ts';
import { useContacts } from '../../recipients/model/contacts.ts';
import { useSlippage } from '../../swap/model/slippage.ts';
import { defaultSettings, useSettings } from '../model/settings.ts';
import { Settings } from './Settings.tsx';

const node = (url: string, change: Partial<NodeEntry>): NodeEntry => ({
  url,
  state: 'standby',
  latencyMs: null,
  headNumber: null,
  headAgeMs: null,
  ...change,
});
const fake = vi.hoisted(() => ({
  prefer: async (_url: string) => true as boolean,
  set: (_nodes: NodeEntry[]): void => undefined,
}));
vi.mock('../../../platform/server/config.ts', () => ({
  appConfig: { version: '0.1.0', nodes: ['wss://one.example/ws'] },
}));
vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createStatusStore: create } = await import('@xbts/shared/client/nodeStatus.ts');
  const status: ReturnType<typeof createStatusStore> = create({
    state: 'connected',
    url: 'ws://one',
    isCompared: true,
    latencyMs: 1,
    head: null,
    nodes: [],
  });
  fake.set = (nodes) => status.set({ ...status.get(), nodes });
  return { chain: { status, prefer: (url: string) => fake.prefer(url), wake: () => undefined } };
});

beforeEach(() => {
  useSettings.setState(defaultSettings);
  fake.set([
    node('wss://one.example/ws', { state: 'active', latencyMs: 82.4, headNumber: 98_214_507 }),
    node('wss://two.example/ws', { state: 'refused' }),
  ]);
});
afterEach(cleanup);

const open = () =>
  renderScreen(
    <>
      <Settings />
      <Toasts />
    </>,
  );

describe('the settings', () => {
  it('store language, appearance, currency and the balances’ switches', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Русский' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Euro/u }));
    await userEvent.click(screen.getByRole('switch', { name: 'Hide balances' }));
    expect(useSettings.getState()).toMatchObject({
      language: 'ru',
      theme: 'dark',
      currency: 'eur',
      hidesBalances: true,
    });
  });

  it('show each node with its state, latency and block, live', () => {
    open();
    expect(screen.getByText('one.example/ws')).toBeTruthy();
    expect(screen.getByText(/^in use · block 98\s214\s507$/u)).toBeTruthy();
    expect(screen.getByText('82 ms')).toBeTruthy();
    expect(screen.getByText('not used: on another network')).toBeTruthy();
    act(() => fake.set([node('wss://one.example/ws', { state: 'failed' })]));
    expect(screen.getByText('not responding')).toBeTruthy();
  });

  it('report an unfit preferred node', async () => {
    fake.prefer = async () => false;
    open();
    await userEvent.click(screen.getByRole('radio', { name: /two\.example/u }));
    expect(await screen.findByText(/This node can’t be used right now/u)).toBeTruthy();
  });

  it('show when the keys lock automatically', () => {
    useSettings.setState({ autoLockMinutes: 5, locksOnHide: true });
    open();
    expect(screen.getByText('Locks after 5 minutes of inactivity, and when you leave the app')).toBeTruthy();
  });

  it('store the slippage of swaps, and show one chosen in the swap', async () => {
    useSlippage.setState({ slippage: 42 });
    open();
    expect(screen.getByRole('radio', { name: /^Other: 0\.42%/u })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: '1%' }));
    expect(useSlippage.getState().slippage).toBe(100);
  });

  it('refuse an invalid node address, and a node that is on the list', async () => {
    open();
    const field = screen.getByLabelText('Node address');
    await userEvent.type(field, 'https://node.example');
    await userEvent.click(screen.getByRole('button', { name: 'Check and add' }));
    expect(screen.getByRole('alert').textContent).toContain('It must start with wss:// or ws://');
    const spelled = [
      'wss://one.example/ws',
      'WSS://One.example./ws/?a=1',
      'wss://user:pw@%6fne.example:443/ws',
    ];
    for (const text of spelled) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(screen.getByRole('button', { name: 'Check and add' }));
      expect(screen.getByRole('alert').textContent).toBe('This node is already on the list.');
    }
    expect(useSettings.getState().ownNodes).toEqual([]);
  });

  it('clear contacts and favourites only after a second, explicit choice', async () => {
    useContacts.setState({ contacts: [{ id: '1.2.18', name: 'bob-holder2', label: 'Bob' }] });
    useFavourites.setState({ assets: ['1.3.4099'] });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Delete contacts and addresses/u }));
    expect(useContacts.getState().contacts).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete them' }));
    expect(useContacts.getState().contacts).toEqual([]);
    expect(useFavourites.getState().assets).toEqual([]);
  });
});
