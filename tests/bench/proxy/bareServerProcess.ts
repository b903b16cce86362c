/** A process with a bare Fastify route that answers `bareServerProcess.ts FILE ENCODING` with the bytes of the file; prints its port. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

const [file = '', encoding = ''] = process.argv.slice(2);
const body = readFileSync(file);
const server = fastify();
server.get('/bare', (_request, reply) => {
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`);
