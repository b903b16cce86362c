// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useExplorerHead } from './useExplorerHead.ts';

const config = vi.hoisted(() => ({
  explorerSockets: ['wss://one.example/ws', 'wss://two.example/ws'] as string[] | undefined,
}));
vi.mock('../server/config.ts', () => ({ appConfig: config }));

/** The open sockets. */
class FakeSocket {
  static readonly opened: string[] = [];
  static open: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(url: string) {
    FakeSocket.opened.push(url);
    FakeSocket.open.push(this);
  }

  close(): void {
    FakeSocket.open = FakeSocket.open.filter((each) => each !== this);
  }
}

const block = (number: number) => {
  const id = number.toString(16).padStart(8, '0').padEnd(40, 'a');
  const times = { time: '2026-11-26T22:54:39', next_maintenance_time: '2026-11-26T22:55:00' };
  const numbers = { head_block_number: number, last_irreversible_block_num: number };
  const data = { block: { id: '2.1.0', head_block_id: id, ...numbers, ...times } };
  for (const socket of FakeSocket.open)
    socket.onmessage?.({ data: JSON.stringify({ op: 'block:response', data }) });
};

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  config.explorerSockets = ['wss://one.example/ws', 'wss://two.example/ws'];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shares one connection for the explorer's newest block, and closes it without users", async () => {
  const first = renderHook(() => useExplorerHead(true));
  await waitFor(() => expect(FakeSocket.opened).toEqual(['wss://one.example/ws']));
  expect(first.result.current).toBeNull();
  block(7);
  await waitFor(() => expect(first.result.current).toBe(7));
  const second = renderHook(() => useExplorerHead(true));
  await waitFor(() => expect(second.result.current).toBe(7));
  block(8);
  await waitFor(() => expect([first.result.current, second.result.current]).toEqual([8, 8]));
  expect(FakeSocket.opened).toHaveLength(1);
  first.unmount();
  expect(FakeSocket.open).toHaveLength(1);
  second.unmount();
  expect(FakeSocket.open).toEqual([]);
});

it('opens no connection if it is unwanted or not configured', () => {
  expect(renderHook(() => useExplorerHead(false)).result.current).toBeNull();
  config.explorerSockets = undefined;
  expect(renderHook(() => useExplorerHead(true)).result.current).toBeNull();
  expect(FakeSocket.opened).toEqual([]);
});
