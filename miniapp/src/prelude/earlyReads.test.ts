import { breachOf } from '@xbts/shared/client/messageBounds.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from '../platform/chain/adoptEarly.ts';
import { readEarly } from './earlyReads.ts';
import type { EarlySocket } from './earlySocket.ts';

const url = 'wss://node.example/ws';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  readonly sent: { id: unknown; params: [number, string, unknown] }[] = [];
  constructor(address: string) {
    super();
    this.url = address;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  answer(method: string, result: unknown): void {
    const asked = this.sent.find(({ params }) => params[1] === method);
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ id: asked?.id, result }) }));
  }
  methods = (): string[] => this.sent.map(({ params }) => params[1]);
}

const page: { earlySocket?: EarlySocket | undefined } = {};

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', page);
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  page.earlySocket = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The prelude's socket, open and with all its calls sent. */
async function early(account: string | null, isFirstVisit = false): Promise<FakeSocket> {
  page.earlySocket = readEarly(url, account, isFirstVisit);
  const [socket] = FakeSocket.made;
  if (socket === undefined) throw new RangeError('no socket was opened');
  socket.open();
  await settled();
  return socket;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What the app hears on the socket that it opens to an address. */
function opened(address = url) {
  const heard = { isOpen: false, texts: [] as unknown[], closed: '' };
  const socket = openSocket(address, {
    onOpen: () => {
      heard.isOpen = true;
    },
    onText: (text) => heard.texts.push(JSON.parse(text)),
    onClose: (reason) => {
      heard.closed = reason;
    },
  });
  const ask = (id: number, method: string, params: unknown[]) =>
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'call', params: [2, method, params] }));
  return { socket, heard, ask };
}

const full = {
  balances: [
    { asset_type: '1.3.9', balance: 0 },
    { asset_type: '1.3.8', balance: '90071992547409930' },
  ],
  limit_orders: [{ sell_price: { base: { asset_id: '1.3.7' } } }],
  vesting_balances: [],
  more_data_available: { balances: false },
};

it('asks for the chain, its head and the account, and on a first visit for the names of what it owns', async () => {
  const socket = await early('alice', true);
  expect(socket.sent.map(({ params }) => params)).toEqual([
    [0, 'get_chain_id', []],
    [0, 'get_dynamic_global_properties', []],
    [0, 'get_full_accounts', [['alice'], false]],
  ]);
  socket.answer('get_full_accounts', [['alice', full]]);
  await settled();
  expect(socket.sent.at(-1)?.params).toEqual([
    0,
    'get_assets',
    [['1.3.0', '1.3.8', '1.3.7', '1.3.9'], false],
  ]);
});

it('asks for no names where the list of balances is cut off, or the answer is not one', async () => {
  for (const answer of [[['alice', { ...full, more_data_available: { balances: true } }]], [], null, 'no']) {
    const socket = await early('alice', true);
    socket.answer('get_full_accounts', answer);
    await settled();
    expect(socket.methods()).not.toContain('get_assets');
    FakeSocket.made = [];
  }
});

it('hands the app the same socket, which is open at once, and its answers under the ids of the app', async () => {
  const socket = await early('alice');
  socket.answer('get_chain_id', 'abc');
  await settled();
  const { heard, ask } = opened();
  expect(FakeSocket.made).toEqual([socket]);
  await settled();
  expect(heard.isOpen).toBe(true);
  const before = socket.sent.length;
  ask(7, 'get_chain_id', []);
  ask(8, 'get_full_accounts', [['alice'], false]);
  await settled();
  expect(heard.texts).toEqual([{ id: 7, result: 'abc' }]);
  socket.answer('get_full_accounts', [['alice', full]]);
  await settled();
  expect(heard.texts[1]).toEqual({ id: 8, result: [['alice', full]] });
  expect(socket.sent.length).toBe(before);
});

it('sends what was not asked early, and what is asked a second time', async () => {
  const socket = await early('alice');
  socket.answer('get_chain_id', 'abc');
  await settled();
  const { heard, ask } = opened();
  ask(1, 'get_chain_id', []);
  ask(2, 'get_chain_id', []);
  ask(3, 'get_full_accounts', [['bob'], false]);
  expect(socket.sent.slice(-2).map(({ id }) => id)).toEqual([2, 3]);
  socket.dispatchEvent(new MessageEvent('message', { data: '{"id":2,"result":"abc"}' }));
  await settled();
  expect(heard.texts.map((each) => (each as { id: number }).id).sort()).toEqual([1, 2]);
});

it('asks again for what was answered more than five seconds ago', async () => {
  const socket = await early('alice');
  socket.answer('get_dynamic_global_properties', { head_block_number: 1 });
  await settled();
  vi.advanceTimersByTime(5001);
  const { ask } = opened();
  ask(1, 'get_dynamic_global_properties', []);
  expect(socket.sent.at(-1)?.id).toBe(1);
});

it('tells how long the first answer took, which the app could no longer measure', async () => {
  const socket = await early(null);
  vi.advanceTimersByTime(130);
  socket.answer('get_chain_id', 'abc');
  await settled();
  expect(opened().socket.latencyMs).toBe(130);
});

it('closes the socket where the app goes to another node, and opens a new one where it has ended', async () => {
  const other = await early('alice');
  opened('wss://other.example/ws');
  expect(other.readyState).toBe(3);
  expect(FakeSocket.made.map((each) => each.url)).toEqual([url, 'wss://other.example/ws']);
  FakeSocket.made = [];
  const ended = await early('alice');
  ended.close();
  opened();
  expect(FakeSocket.made).toHaveLength(2);
});

it('tells the app when the node closes it', async () => {
  const socket = await early('alice');
  const { heard } = opened();
  socket.dispatchEvent(Object.assign(new Event('close'), { code: 1001, reason: 'going away' }));
  expect(heard.closed).toBe('1001 going away');
});

it('hands on what breaks a bound of the chain client, for that to leave the node', async () => {
  const socket = await early('alice');
  const asked = (method: string) =>
    JSON.stringify(socket.sent.find(({ params }) => params[1] === method)?.id);
  const say = (data: unknown) => socket.dispatchEvent(new MessageEvent('message', { data }));
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  say(`{"id":${asked('get_chain_id')},"result":${nested(20_000)}}`);
  say(`{"id":${asked('get_dynamic_global_properties')},"result":${nested(200)}}`);
  await settled();
  const texts: string[] = [];
  const heard = { onOpen: () => undefined, onText: (text: string) => texts.push(text), onClose: expect.fail };
  const taken = openSocket(url, heard);
  taken.send('{"id":5,"params":[0,"get_chain_id",[]]}');
  taken.send('{"id":6,"params":[0,"get_dynamic_global_properties",[]]}');
  say(`{"id":${asked('get_full_accounts')},"result":"${'x'.repeat(8_000_000)}"}`);
  say(new Blob(['{}']));
  await settled();
  const [long, blob, ...deep] = texts.map((text) => breachOf(text, 8_000_000));
  expect(long).toMatch(/^a message of 8\d{6} characters$/u);
  expect([blob, ...deep]).toEqual([null, ...Array(2).fill('a message that nests deeper than 100')]);
});
