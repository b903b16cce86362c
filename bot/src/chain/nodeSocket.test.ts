import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_NODE_MESSAGE, openNodeSocket } from './nodeSocket.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

/** The events on the bot's end with a node that does one thing to each connection. */
async function heardOf(serve: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: true });
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', serve);
  const heard: unknown[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const socket = openNodeSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    onOpen: () => heard.push('open'),
    onText: (text) => heard.push(text.length > 20 ? text.length : text),
    onClose: (...why) => {
      heard.push(why.filter((each) => each !== undefined));
      close();
    },
  });
  return { server, socket, heard, closed };
}

it('texts are passed on unchanged, and other messages count as empty ones', async () => {
  const { heard, closed } = await heardOf((socket) => {
    socket.send('{"id":1}');
    socket.send(Buffer.from('{"id":2}'));
    socket.close(1001, 'done');
  });
  await closed;
  expect(heard).toEqual(['open', '{"id":1}', '', ['1001 done']]);
});

it("too long a message is reported as the node's fault", async () => {
  const { heard, closed } = await heardOf((socket) => socket.send('x'.repeat(MAX_NODE_MESSAGE + 1)));
  await closed;
  expect(heard).toEqual(['open', ['a message of more than 32000000 bytes', 'garbage']]);
});

it('an endless message is too, long before it fills the memory', async () => {
  const { heard, closed } = await heardOf((socket) => {
    const piece = 'x'.repeat(1_000_000);
    const send = () => socket.send(piece, { fin: false }, (error) => error == null && setImmediate(send));
    send();
  });
  await closed;
  expect(heard).toEqual(['open', ['a message of more than 32000000 bytes', 'garbage']]);
});

it('connections to an unreachable node or an invalid address fail', async () => {
  const closings = ['ws://127.0.0.1:1', 'nonsense'].map(
    (url) =>
      new Promise((resolve) =>
        openNodeSocket(url, {
          onOpen: expect.fail,
          onText: expect.fail,
          onClose: (_, fault) => resolve(fault),
        }),
      ),
  );
  expect(await Promise.all(closings)).toEqual([undefined, undefined]);
});

it('a node that keeps sending is cut off when it is left', async () => {
  const { server, socket, heard } = await heardOf((peer) => {
    const timer = setInterval(() => peer.send('more'), 5);
    peer.on('close', () => clearInterval(timer));
  });
  await expect.poll(() => heard.length).toBeGreaterThan(3);
  socket.close();
  const count = heard.length;
  await expect.poll(() => server.clients.size).toBe(0);
  expect(heard).toHaveLength(count);
});
