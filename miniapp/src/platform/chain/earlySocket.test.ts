// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from './earlySocket.ts';

const url = 'wss://node.example/ws';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(address: string) {
    this.url = address;
    FakeSocket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** Leaves a socket like the prelude. */
function leave(readyState: number): FakeSocket {
  const socket = Object.assign(new FakeSocket(url), { readyState });
  window.earlySocket = socket as unknown as WebSocket;
  return socket;
}

const events = () => ({ onOpen: vi.fn(), onText: vi.fn(), onClose: vi.fn() });

it("reuses the prelude's open socket to that node, and reports it as open at once", async () => {
  const early = leave(1);
  const heard = events();
  openSocket(url, heard);
  expect(FakeSocket.made).toEqual([early]);
  expect(heard.onOpen).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard.onOpen).toHaveBeenCalledTimes(1);
  early.onmessage?.({ data: '{"id":1}' });
  expect(heard.onText).toHaveBeenCalledWith('{"id":1}');
  openSocket(url, events());
  expect(FakeSocket.made).toHaveLength(2);
});

it('reports one that is still opening when it is open', async () => {
  const early = leave(0);
  const heard = events();
  openSocket(url, heard);
  await Promise.resolve();
  expect(heard.onOpen).not.toHaveBeenCalled();
  early.onopen?.(new Event('open'));
  expect(heard.onOpen).toHaveBeenCalledTimes(1);
});

it('closes one to another node, or an ended one, and opens a new one', () => {
  const other = leave(1);
  openSocket('wss://other.example/ws', events());
  expect([other.readyState, FakeSocket.made.at(-1)?.url]).toEqual([3, 'wss://other.example/ws']);
  leave(3);
  openSocket(url, events());
  expect(FakeSocket.made.map((each) => each.readyState)).toEqual([3, 0, 3, 0]);
});
