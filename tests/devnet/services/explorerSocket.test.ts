import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { explorerHead } from '@xbts/shared/services/explorerSocket.ts';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { createBareWorld } from '../world/createBareWorld.ts';
import { type Services, startServices } from './startServices.ts';

const vectors = join(import.meta.dirname, '../../vectors/services');
const [recorded] = JSON.parse(readFileSync(join(vectors, 'explorer-ws.json'), 'utf8')).messages;

let ledger: Ledger;
let services: Services;

beforeAll(async () => {
  ({ ledger } = await createBareWorld({ now: () => Date.now() }));
  services = await startServices({ chain: { ledger, codec: await loadCodec() } });
});
afterAll(() => services?.close());
beforeEach(() => services.conditions.reset());

async function listen() {
  const socket = new WebSocket(services.explorerSocket);
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  let isClosed = false;
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('close', () => {
    isClosed = true;
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard, isClosed: () => isClosed };
}

/** Names of the members of a message, and of those inside them. */
const shape = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
    : Array.isArray(value)
      ? 'list'
      : typeof value;

it('uses the recorded form, member by member', async () => {
  const { heard } = await listen();
  const { number } = ledger.produceBlock();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(explorerHead(heard[0] ?? '')).toBe(number);
  expect(shape(JSON.parse(heard[0] ?? ''))).toEqual(shape(recorded));
});

it.each([
  ['HTML', 'garbage', /^<html>/u],
  ['JSON of a wrong shape', 'wrongShape', /^\{"unexpected"/u],
] as const)('sends %s in the condition %s', async (_, mode, text) => {
  services.conditions.set('explorerSocket', { mode });
  const { heard } = await listen();
  ledger.produceBlock();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatch(text);
});

it('sends half of a message and ends the connection in the condition half', async () => {
  services.conditions.set('explorerSocket', { mode: 'half' });
  const { heard, isClosed } = await listen();
  ledger.produceBlock();
  await vi.waitFor(() => expect(isClosed()).toBe(true));
  expect(heard).toHaveLength(1);
  expect(() => JSON.parse(heard[0] ?? '')).toThrow();
});

it('is silent in the condition silence, and sends again after it', async () => {
  services.conditions.set('explorerSocket', { mode: 'silence' });
  const { heard } = await listen();
  ledger.produceBlock();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
  services.conditions.reset();
  ledger.produceBlock();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
});

it('is down in the condition maintenance: it admits nobody, and disconnects its clients', async () => {
  const { isClosed } = await listen();
  services.conditions.set('explorerSocket', { mode: 'maintenance' });
  await expect(listen()).rejects.toThrow('503');
  ledger.produceBlock();
  await vi.waitFor(() => expect(isClosed()).toBe(true));
});

it('is a node that waits for requests in its earlier form', async () => {
  services.conditions.set('explorerSocket', { form: 'guess' });
  const { socket, heard } = await listen();
  ledger.produceBlock();
  socket.send('{"id":1,"method":"call","params":[0,"get_chain_id",[]]}');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ id: 1, result: ledger.chainId });
});
