import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The script of each page requested in this process, by its file. */
const scripts = new Map<string, Promise<string>>();

/**
 * A module and all its imports in one file, without types: a page of thirty modules costs a browser as much as the
 * tested app.
 */
async function bundle(file: string): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(file),
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: file },
    },
  });
  if (!('output' in built)) throw new RangeError(`${file} was not bundled into one script`);
  return built.output[0].code;
}

/** The script as of its first request. */
function scriptOf(file: string): Promise<string> {
  const script = scripts.get(file) ?? bundle(file);
  scripts.set(file, script);
  return script;
}

/**
 * Serves a page of the development network: index.html at /, the other files of its folder under /page/. Its script is
 * bundled at its first request.
 */
export function registerPageFiles(app: FastifyInstance, folder: string): void {
  app.get('/', async (_, reply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
  app.get('/page/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const type = types[extname(path)];
    const file = join(folder, path);
    if (type === undefined || path.includes('..') || path.endsWith('.test.ts') || !existsSync(file))
      return reply.code(404).send();
    const body = path.endsWith('.ts') ? await scriptOf(file) : await readFile(file, 'utf8');
    return reply.type(type).header('cache-control', 'no-store').send(body);
  });
}
