import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { addOrderlyEnd } from './orderlyEnd.ts';

it('once a server is ending, idle connections are closed every 50 ms until it has ended', () => {
  vi.useFakeTimers();
  const [addHook, closeIdleConnections] = [vi.fn(), vi.fn()];
  const server = Object.assign(new EventEmitter(), { closeIdleConnections });
  addOrderlyEnd({ addHook, server } as unknown as FastifyInstance);
  const timesAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return closeIdleConnections.mock.calls.length;
  };
  expect(timesAfter(1_000)).toBe(0);
  addHook.mock.calls[0]?.[1](() => undefined);
  expect([timesAfter(49), timesAfter(1), timesAfter(50)]).toEqual([0, 1, 2]);
  server.emit('close');
  expect(timesAfter(1_000)).toBe(2);
  vi.useRealTimers();
});
