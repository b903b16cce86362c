import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceConditions, ServiceForm, ServiceName } from './conditions.ts';

/** One route of a service. Its return value is the JSON body; it may set a status on the reply. */
export interface ServiceRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (request: FastifyRequest, reply: FastifyReply, form: ServiceForm) => unknown;
}

/** Registers the routes of a service under its condition. */
export function registerService(
  app: FastifyInstance,
  conditions: ServiceConditions,
  { name, routes }: { name: ServiceName; routes: readonly ServiceRoute[] },
): void {
  for (const { method, path, answer } of routes) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { mode, slowMs, form } = conditions.of(name);
        if (slowMs > 0) await wait(slowMs);
        switch (mode) {
          case 'maintenance':
            return reply.code(503).send({ error: 'Service is on maintenance' });
          case 'limited':
            return reply.code(429).header('retry-after', '2').send({ error: 'Too many requests' });
          case 'broken':
            return reply.code(500).send({ error: 'Internal Server Error' });
          case 'garbage':
            return reply.type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
          case 'wrongShape':
            return reply.send({ unexpected: [null, { price: 'NaN' }] });
          case 'half':
            return breakOff(reply, JSON.stringify(await answer(request, reply, form)) ?? '');
          case 'silence':
            reply.hijack();
            reply.raw.destroy();
            return reply;
          case 'ok':
            return await answer(request, reply, form);
        }
      },
    });
  }
}

/** Announces the whole answer, sends half of it, and drops the connection. */
function breakOff(reply: FastifyReply, whole: string): FastifyReply {
  const bytes = Buffer.from(whole);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, bytes.length / 2), () => reply.raw.destroy());
  return reply;
}
