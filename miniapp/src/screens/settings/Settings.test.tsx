import '../../browser.fixture.ts';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { createStatusStore, NodeEntry } from '@xbts/shared/client/nodeStatus.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../components/Toasts.tsx';
import { renderScreen } from '../../screen.fixture.tsx';
import { defaultSettings, useSettings } from '../../stores/settings.ts';
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
vi.mock('../../data/config.ts', () => ({ appConfig: { version: '0.1.0' } }));
vi.mock('../../data/chain.ts', async () => {
  const { createStatusStore: create } = await import('@xbts/shared/client/nodeStatus.ts');
  const status: ReturnType<typeof createStatusStore> = create({
    state: 'connected',
    url: 'ws://one',
    latencyMs: 1,
    head: null,
    nodes: [],
  });
  fake.set = (nodes) => status.set({ ...status.get(), nodes });
  return { chain: { status, prefer: (url: string) => fake.prefer(url) } };
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
  it('keep language, appearance, currency and the balances’ switches', async () => {
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
    expect(screen.getByText('not fit: other network or behind')).toBeTruthy();
    act(() => fake.set([node('wss://one.example/ws', { state: 'failed' })]));
    expect(screen.getByText('does not answer')).toBeTruthy();
  });

  it('say so when a preferred node is not fit', async () => {
    fake.prefer = async () => false;
    open();
    await userEvent.click(screen.getByRole('radio', { name: /two\.example/u }));
    expect(await screen.findByText(/This node is not fit at the moment/u)).toBeTruthy();
  });
});
