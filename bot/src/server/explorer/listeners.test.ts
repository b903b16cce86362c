import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createListeners } from './listeners.ts';

/** A socket that answers pings only when the test says so. */
class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly send = vi.fn();
  readonly ping = vi.fn();

  terminate(): void {
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
  }
}

function setup() {
  const counts: number[] = [];
  const drops: string[] = [];
  const listeners = createListeners({
    onCount: (size) => counts.push(size),
    onDrop: (reason) => drops.push(reason),
  });
  const add = (address = '203.0.113.7') => {
    const socket = new FakeSocket();
    listeners.add(socket as never, address);
    return socket;
  };
  return { listeners, counts, drops, add };
}

it('counts listeners, in total and by address', () => {
  const { listeners, counts, add } = setup();
  const one = add();
  add();
  add('203.0.113.8');
  expect([listeners.size, listeners.from('203.0.113.7'), listeners.from('203.0.113.8')]).toEqual([3, 2, 1]);
  one.terminate();
  expect([listeners.size, listeners.from('203.0.113.7'), listeners.from('nobody')]).toEqual([2, 1, 0]);
  expect(counts).toEqual([1, 2, 3, 2]);
});

it('drops only listeners that missed the previous ping', async () => {
  const { listeners, drops, add } = setup();
  const [answering, silent] = [add(), add()];
  answering.ping.mockImplementation(() => answering.emit('pong'));
  await listeners.ping();
  expect([drops, listeners.size]).toEqual([[], 2]);
  await listeners.ping();
  expect([drops, listeners.size]).toEqual([['silent'], 1]);
  expect([answering.ping.mock.calls.length, silent.ping.mock.calls.length]).toEqual([2, 1]);
});

it('allows twenty messages per listener between two pings', async () => {
  const { listeners, drops, add } = setup();
  const socket = add();
  socket.ping.mockImplementation(() => socket.emit('pong'));
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 20; count += 1) socket.emit('message');
    await listeners.ping();
  }
  expect(drops).toEqual([]);
  for (let count = 0; count < 21; count += 1) socket.emit('message');
  expect(drops).toEqual(['talkative']);
});

it('sends all of them the same bytes, and drops one with 512 KB unsent', async () => {
  const { listeners, drops, add } = setup();
  const sockets = Array.from({ length: 1_200 }, () => add());
  const [slow, full, leaving] = sockets;
  if (slow !== undefined) slow.bufferedAmount = 524_288;
  if (full !== undefined) full.bufferedAmount = 524_289;
  if (leaving !== undefined) leaving.readyState = WebSocket.CLOSING;
  await listeners.send('a block');
  expect(drops).toEqual(['slow']);
  const sent = sockets.flatMap(({ send }) => send.mock.calls.map(([bytes]) => bytes));
  expect(sent).toHaveLength(1_198);
  expect(new Set(sent).size).toBe(1);
  expect(String(sent[0])).toBe('a block');
});

it('yields after each 500', async () => {
  const { listeners, add } = setup();
  const sockets = Array.from({ length: 1_200 }, () => add());
  const served = () => sockets.filter(({ send }) => send.mock.calls.length > 0).length;
  const turns: number[] = [];
  const watching = setImmediate(function look() {
    turns.push(served());
    if (served() < 1_200) setImmediate(look);
  });
  await listeners.send('a block');
  clearImmediate(watching);
  expect(turns.some((count) => count > 0 && count < 1_200)).toBe(true);
});
