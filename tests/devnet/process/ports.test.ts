import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, takenPorts } from './ports.ts';

it('names every used port, and only those', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const free = await freePort('127.0.0.1');
  const wanted = [
    { port, what: 'chain node' },
    { port: free, what: 'services' },
  ];
  expect(await takenPorts(wanted, '127.0.0.1')).toEqual([
    `Port ${port} (chain node) is in use by another process. End that process, then start again.`,
  ]);
  server.close();
});

it('hands out a free port once, however many request any', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, () => freePort('127.0.0.1')));
  expect(new Set(given).size).toBe(20);
  const servers = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const others = servers.map((server) => (server.address() as { port: number }).port);
  expect(others.filter((port) => given.includes(port))).toEqual([]);
  for (const server of servers) server.close();
  const wanted = given.map((port) => ({ port, what: 'services' }));
  expect(await takenPorts(wanted, '127.0.0.1')).toEqual([]);
});
