import type { FastifyReply } from 'fastify';

/** Server-sent events: an empty one per change; the page then rereads its content. `watch` returns the unsubscriber. */
export function streamEvents(reply: FastifyReply, watch: (changed: () => void) => () => void): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.raw.write('data: ready\n\n');
  const stop = watch(() => reply.raw.write('data: changed\n\n'));
  reply.raw.on('close', stop);
  return reply;
}
