import { connect, type Socket } from 'node:net';

/**
 * Opens a connection for each client, then sends all requests, and waits for every answer. Rejects if an answer is not
 * 200.
 */
export async function askAtOnce(load: { port: number; path: string; clients: number }): Promise<void> {
  const sockets: Socket[] = [];
  // In groups, so that the queue of new connections does not overflow.
  while (sockets.length < load.clients) {
    const group = Array.from({ length: Math.min(200, load.clients - sockets.length) }, () => open(load.port));
    sockets.push(...(await Promise.all(group)));
  }
  const request = `GET ${load.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  await Promise.all(sockets.map((socket) => answered(socket, request)));
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function answered(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    socket.on('data', (chunk) => {
      if (head.length < 12) head += chunk.toString('latin1').slice(0, 12);
    });
    socket.once('close', () =>
      head.startsWith('HTTP/1.1 200') ? resolve() : reject(new Error(`a client was answered: ${head}`)),
    );
    socket.write(request);
  });
}
