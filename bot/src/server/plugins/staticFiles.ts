import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { revalidatedControl } from './cacheControl.ts';
import { inlineSources } from './inlineSources.ts';
import {
  answerPolicy,
  type PolicyOptions,
  pageHeaders,
  pagePolicy,
  policyText,
  scriptPolicy,
} from './securityHeaders.ts';

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

/** The policy of the page as it lies there now: a build that comes while the server runs has a script and a style sheet of its own. */
function indexPolicy(root: string, options: PolicyOptions): () => string {
  const file = join(root, PAGE);
  let made: { readonly at: number; readonly policy: string } | undefined;
  return () => {
    const { mtimeMs } = statSync(file);
    if (made?.at !== mtimeMs) {
      const policy = pagePolicy(options, inlineSources(readFileSync(file, 'utf8')));
      made = { at: mtimeMs, policy: policyText(policy) };
    }
    return made.policy;
  };
}

/** A style sheet or a picture lives by the policy of its page: its own would be a kilobyte with each of them. */
function policies(root: string, options: PolicyOptions): (path: string) => string {
  const index = indexPolicy(root, options);
  const [document, script, answer] = [
    policyText(pagePolicy(options)),
    policyText(scriptPolicy),
    policyText(answerPolicy),
  ];
  return (path) => {
    if (isPage(path)) return index();
    if (!hashedFile.test(path)) return document;
    return holdsScripts.test(path) ? script : answer;
  };
}

/**
 * Serves the built mini app: encoded siblings (.br, .gz) when they are there, hashed files forever, the page itself always checked,
 * and the page for every path that only its router knows. Whatever is left is answered with request.not_found.
 */
export function addStaticFiles(
  server: FastifyInstance,
  { root, ...options }: PolicyOptions & { root: string | undefined },
): void {
  if (root !== undefined) {
    const policyOf = policies(root, options);
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
        // Somebody may open by itself a file whose name stays.
        const own = { 'content-security-policy': policyOf(path), ...(isHashed ? {} : pageHeaders) };
        for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
        response.setHeader('cache-control', isHashed ? HASHED_CACHE : revalidatedControl);
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (root !== undefined && isPagePath(request)) return reply.sendFile(PAGE);
    throw new AppError('request.not_found');
  });
}
