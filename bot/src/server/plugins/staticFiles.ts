import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { revalidatedControl } from './cacheControl.ts';
import { inlineSources } from './inlineSources.ts';
import type { Headers, SecurityHeaders } from './securityHeaders.ts';

/** Files whose name holds the hash of their content never change. */
const HASHED_CACHE = 'public, max-age=31536000, immutable';

const hashedFile = /[/\\]assets[/\\][^/\\]+-[\w-]{7,8}\.\w+(?:\.(?:br|gz))?$/u;

/** What counts when a script is started as a worker: scripts, and archives of the copy for use offline, whose files take over its headers. */
const holdsScripts = /(?:\.js|[/\\]offline[^/\\]+\.json)(?:\.(?:br|gz))?$/u;

/** Where data and files lie; whatever else there is belongs to the mini app's router. */
const dataPath = /^\/(?:api|market\/price|faucet|gateways|staking|news|scam|assets)\//u;

/** A path of the mini app's own router: a page view, no data and no file. */
export function isPagePath(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = '/'] = request.url.split('?');
  return !dataPath.test(path) && !/\.(?:js|css|map|json|svg|png|ico|txt)$/u.test(path);
}

const PAGE = 'index.html';
const isPage = (path: string): boolean => /[/\\]index\.html(?:\.(?:br|gz))?$/u.test(path);

/** The headers of the page as it lies there now: a build that comes while the server runs has a script and a style sheet of its own. */
function pageHeaders(root: string, { page }: SecurityHeaders): () => Headers {
  const file = join(root, PAGE);
  let made: { readonly at: number; readonly headers: Headers } | undefined;
  return () => {
    const { mtimeMs } = statSync(file);
    if (made?.at !== mtimeMs)
      made = { at: mtimeMs, headers: page(inlineSources(readFileSync(file, 'utf8'))) };
    return made.headers;
  };
}

/** A style sheet or a picture lives by the policy of its page: its own would be a kilobyte with each of them. */
function headersOf(path: string, isHashed: boolean, { script, document, answer }: SecurityHeaders): Headers {
  if (!isHashed) return document;
  return holdsScripts.test(path) ? script : answer;
}

/**
 * Serves the built mini app: encoded siblings (.br, .gz) when they are there, hashed files forever, the page itself always checked,
 * and the page for every path that only its router knows. Whatever is left is answered with request.not_found.
 */
export function addStaticFiles(
  server: FastifyInstance,
  options: { root: string | undefined; headers: SecurityHeaders },
): void {
  const { root, headers } = options;
  if (root !== undefined) {
    const headersOfPage = pageHeaders(root, headers);
    server.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      // The build's own manifest lies in a folder with a dot.
      dotfiles: 'ignore',
      // An entity tag says as much, and nobody asks for parts of a file.
      lastModified: false,
      acceptRanges: false,
      setHeaders(response, path) {
        const isHashed = hashedFile.test(path);
        const all = isPage(path) ? headersOfPage() : headersOf(path, isHashed, headers);
        for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
        response.setHeader('cache-control', isHashed ? HASHED_CACHE : revalidatedControl);
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (root !== undefined && isPagePath(request)) return reply.sendFile(PAGE);
    throw new AppError('request.not_found');
  });
}
