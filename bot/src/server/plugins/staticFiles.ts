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

/** Files with a content hash in their name never change. */
const HASHED_CACHE = 'public, max-age=31536000, immutable';

const hashedFile = /[/\\]assets[/\\][^/\\]+-[\w-]{7,8}\.\w+(?:\.(?:br|gz))?$/u;

/**
 * Files whose policy counts when a script starts as a worker: scripts, and archives of the offline copy, whose files
 * inherit its headers.
 */
const holdsScripts = /(?:\.js|[/\\]offline[^/\\]+\.json)(?:\.(?:br|gz))?$/u;

/** Paths of data and files; all others belong to the mini app's router. */
const dataPath = /^\/(?:api|market\/price|faucet|gateways|staking|news|scam|assets)\//u;

/** A path of the mini app's own router: a page view, neither data nor a file. */
export function isPagePath(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = '/'] = request.url.split('?');
  return !dataPath.test(path) && !/\.(?:js|css|map|json|svg|png|ico|txt)$/u.test(path);
}

const PAGE = 'index.html';
const isPage = (path: string): boolean => /[/\\]index\.html(?:\.(?:br|gz))?$/u.test(path);

/** The policy of the present page: a build that arrives while the server runs has its own script and style sheet. */
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

/** A style sheet or a picture has the policy of its page: its own would add a kilobyte to each. */
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
 * Serves the built mini app: encoded siblings (.br, .gz) if present, hashed files forever, the page always revalidated,
 * and the page for every path that only its router knows. All others get request.not_found.
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
      // The build's own manifest is in a folder with a dot.
      dotfiles: 'ignore',
      // The entity tag suffices, and no client requests parts of a file.
      lastModified: false,
      acceptRanges: false,
      setHeaders(response, path) {
        const isHashed = hashedFile.test(path);
        // A user may open a file with a constant name directly.
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
