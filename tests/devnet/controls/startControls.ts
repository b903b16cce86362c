import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { registerPageFiles } from '../pageFiles.ts';
import { ControlError, type DevnetParts, type VerbCall } from './verb.ts';
import { verbs } from './verbTable.ts';

export interface ControlsOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly parts: DevnetParts;
}

/** Starts the controls: each verb as a plain HTTP call, and a page with a form for each. */
export async function startControls({
  host,
  port,
  parts,
}: ControlsOptions): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _, reply) => {
    const isAsked = error instanceof ControlError;
    const message = error instanceof Error ? error.message : String(error);
    return reply.code(isAsked ? 400 : 500).send({ error: { message } });
  });
  // A verb without a body is often called with an empty one.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => ({}));
  for (const { method, path, run } of verbs) {
    app.route({
      method,
      url: path,
      handler: async (request) =>
        await run({
          parts,
          params: request.params as VerbCall['params'],
          body: (request.body ?? {}) as VerbCall['body'],
        }),
    });
  }
  app.get('/verbs', () => verbs.map(({ method, path, about }) => ({ method, path, about })));
  registerPageFiles(app, join(import.meta.dirname, 'page'));
  await app.listen({ host, port });
  return { url: `http://${host}:${(app.server.address() as AddressInfo).port}`, close: () => app.close() };
}
