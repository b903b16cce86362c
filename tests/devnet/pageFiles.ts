import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a page of the development network: index.html at /, the other files of its folder under /page/. TypeScript is sent as it is
 * written with the types taken out, so such a page needs no build.
 */
export function registerPageFiles(app: FastifyInstance, folder: string): void {
  app.get('/', async (_, reply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
  app.get('/page/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const type = types[extname(path)];
    if (type === undefined || path.includes('..') || path.endsWith('.test.ts')) return reply.code(404).send();
    const source = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (source === undefined) return reply.code(404).send();
    const body = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
    return reply.type(type).header('cache-control', 'no-store').send(body);
  });
}
