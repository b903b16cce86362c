import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ObjectListener } from '@xbts/shared/client/chainClient.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { fakeChain } from '../../chain/fakeChain.fixture.ts';
import type { ServerDeps } from '../createServer.ts';
import { testServer } from '../testServer.fixture.ts';

const vectors = join(import.meta.dirname, '../../../../tests/vectors/services');
const { messages } = JSON.parse(readFileSync(join(vectors, 'explorer-ws.json'), 'utf8'));
const [first, second] = messages;

const names: Readonly<Record<string, string>> = { '1.2.7': 'init1', '1.2.16': 'init10' };
const witnessAccounts: Readonly<Record<string, string>> = { '1.6.2': '1.2.7', '1.6.11': '1.2.16' };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A listening server of the recorded chain; `transactions` are in each of its blocks. */
async function setup(options: Partial<ServerDeps> & { transactions?: readonly object[] } = {}) {
  const { transactions = [], ...deps } = options;
  const { client: chain } = fakeChain({
    'database.get_objects': ([id = '']: readonly string[]) =>
      id in names ? [{ id, name: names[id] }] : [{ id, witness_account: witnessAccounts[id] }],
    'database.get_block': () => ({ transactions }),
  });
  const followers = new Set<ObjectListener>();
  const client: ServerDeps['client'] = {
    ...chain,
    subscribeObjects: (_, listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
  };
  const { server } = await testServer({ ...deps, client });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => server.close());
  const block = (object: object) => {
    for (const follower of followers) follower('2.1.0', object as never);
  };
  const metric = async (name: string) =>
    (await server.inject('/metrics')).body.split('\n').find((line) => line.startsWith(name));
  return { server, url, followers, block, metric };
}

/** A listener, and its received messages. */
async function listen(url: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/explorer`, { headers });
  closers.push(() => socket.terminate());
  const heard: unknown[] = [];
  const closed: number[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('close', (code) => closed.push(code));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard, closed };
}

/** The status of a refused connection. */
const refusalOf = (url: string, headers: Readonly<Record<string, string>> = {}, path = '/explorer') =>
  new Promise<number | undefined>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    socket.on('unexpected-response', (_, { statusCode }) => {
      resolve(statusCode);
      socket.terminate();
    });
    socket.on('open', () => reject(new Error('it was let in')));
    socket.on('error', () => undefined);
  });

it('sends each block to every client, with the number of clients, exactly as recorded', async () => {
  const { url, block } = await setup();
  const alone = await listen(url);
  block(first.data.block);
  await vi.waitFor(() => expect(alone.heard).toEqual([first]));
  const another = await listen(url);
  block(second.data.block);
  await vi.waitFor(() => expect(another.heard).toEqual([{ ...second, clients: 2 }]));
  expect(alone.heard).toEqual([first, { ...second, clients: 2 }]);
});

it('follows the chain only while a client listens', async () => {
  const { url, followers, metric } = await setup();
  expect(followers.size).toBe(0);
  const [one, two] = [await listen(url), await listen(url)];
  await vi.waitFor(() => expect(followers.size).toBe(1));
  expect(await metric('xbts_explorer_listeners')).toBe('xbts_explorer_listeners 2');
  one.socket.close();
  await vi.waitFor(async () => expect(await metric('xbts_explorer_listeners')).toMatch(/ 1$/u));
  expect(followers.size).toBe(1);
  two.socket.close();
  await vi.waitFor(() => expect(followers.size).toBe(0));
});

it('accepts requests of its clients without answering, as the operator’s own', async () => {
  const { url, block } = await setup();
  const { socket, heard } = await listen(url);
  socket.send(JSON.stringify({ op: 'get-data', userId: 'somebody' }));
  socket.send('no JSON');
  block(first.data.block);
  await vi.waitFor(() => expect(heard).toEqual([first]));
});

it('closes the connection of a client that sends more than a kilobyte, or more than 20 messages in half a minute', async () => {
  const { url, metric } = await setup();
  const long = await listen(url);
  long.socket.send('x'.repeat(1_025));
  await vi.waitFor(() => expect(long.closed).toHaveLength(1));
  const talkative = await listen(url);
  for (let count = 0; count < 20; count += 1) talkative.socket.send('x'.repeat(1_024));
  await new Promise((resolve) => talkative.socket.once('pong', resolve).ping());
  expect(talkative.closed).toEqual([]);
  talkative.socket.send('one more');
  await vi.waitFor(() => expect(talkative.closed).toHaveLength(1));
  expect(await metric('xbts_explorer_drops_total')).toBe('xbts_explorer_drops_total{reason="talkative"} 1');
});

it('drops a client that does not read, and keeps the others up to date', async () => {
  const note = 'x'.repeat(250_000);
  const { url, block, metric } = await setup({ transactions: [{ operations: [], note }] });
  const stuck = await listen(url);
  const well = await listen(url);
  stuck.socket.pause();
  let count = 0;
  while ((await metric('xbts_explorer_drops_total')) === undefined) {
    count += 1;
    expect(count).toBeLessThan(500);
    const id = count.toString(16).padStart(8, '0').padEnd(40, '0');
    block({ ...first.data.block, head_block_number: count, head_block_id: id });
    await vi.waitFor(() => expect(well.heard).toHaveLength(count));
  }
  expect(await metric('xbts_explorer_drops_total')).toBe('xbts_explorer_drops_total{reason="slow"} 1');
  expect(await metric('xbts_explorer_listeners')).toBe('xbts_explorer_listeners 1');
});

it("allows a tenth of an address's requests per minute as listeners", async () => {
  const { url } = await setup({ requestsPerMinute: 20, proxies: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });
  const one = await listen(url, from('203.0.113.7'));
  await listen(url, from('203.0.113.7'));
  expect(await refusalOf(url, from('203.0.113.7'))).toBe(429);
  await listen(url, from('203.0.113.8'));
  await listen(url, from('2001:db8:1:2::1'));
  await listen(url, from('2001:db8:1:2::2'));
  expect(await refusalOf(url, from('2001:db8:1:2:3::3'))).toBe(429);
  one.socket.close();
  await vi.waitFor(() => listen(url, from('203.0.113.7')));
});

it('an address may try to listen as often in a minute as it may send requests', async () => {
  const { url } = await setup({ requestsPerMinute: 3 });
  for (let count = 0; count < 3; count += 1) {
    const { socket } = await listen(url).catch(() => ({ socket: undefined }));
    socket?.terminate();
  }
  expect(await refusalOf(url)).toBe(429);
});

it('answers a request for another address like a plain request', async () => {
  const { url } = await setup();
  expect(await refusalOf(url, {}, '/health')).toBe(200);
  expect(await refusalOf(url, {}, '/nowhere')).toBe(404);
  expect((await fetch(`${url}/explorer`)).status).toBe(404);
});

it('refuses an invalid handshake, and survives a connection that breaks in the middle of one', async () => {
  const { url, block } = await setup();
  const { port } = new URL(url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (data) => resolve(String(data)));
    socket.write('GET /explorer HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  const broken = connect(Number(port), '127.0.0.1');
  broken.write(
    'GET /explorer HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    () => broken.resetAndDestroy(),
  );
  const { heard } = await listen(url);
  block(first.data.block);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
});

it('closes connections when the server ends, accepts no new ones, and does not wait for silent clients', async () => {
  const { server, url } = await setup();
  const polite = await listen(url);
  const stuck = await listen(url);
  stuck.socket.pause();
  const began = performance.now();
  const ended = server.close();
  await vi.waitFor(() => expect(polite.closed).toEqual([1_001]));
  await ended;
  expect(performance.now() - began).toBeLessThan(3_000);
});
