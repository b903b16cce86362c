import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFile, openBuiltFiles } from './builtFiles.ts';
import { revalidatedControl } from './cacheControl.ts';
import { type SenderDeps, sendForm } from './cachedAnswers.ts';
import { inlineSources } from './inlineSources.ts';
import type { Refuse } from './notFound.ts';
import { isPagePath } from './pagePaths.ts';
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

/**
 * Files whose policy counts when a script starts as a worker: scripts, and archives of the offline copy, whose files
 * inherit its headers.
 */
const holdsScripts = /(?:\.js|\/offline[^/]+\.json)$/u;

const PAGE = 'index.html';

/** A style sheet or a picture has the policy of its page: its own would add a kilobyte to each. */
function policies(options: PolicyOptions): (name: string, file: BuiltFile) => string {
  const [document, script, answer] = [pagePolicy(options), scriptPolicy, answerPolicy].map(policyText);
  const pages = new WeakMap<BuiltFile, string>();
  return (name, file) => {
    if (name === PAGE) {
      const policy = pages.get(file) ?? policyText(pagePolicy(options, inlineSources(String(file.body))));
      pages.set(file, policy);
      return policy;
    }
    const own = file.isHashed ? (holdsScripts.test(name) ? script : answer) : document;
    return own ?? '';
  };
}

/**
 * Serves the mini app as it was built when the server started: compressed copies if present, hashed files forever, the
 * page always revalidated, and the page for every path that only its router knows. All others are refused.
 */
export async function addStaticFiles(
  server: FastifyInstance,
  { root, bytes, refuse, ...options }: PolicyOptions & SenderDeps & { root: string; refuse: Refuse },
): Promise<void> {
  const files = await openBuiltFiles(root);
  const policyOf = policies(options);
  const send = (request: FastifyRequest, reply: FastifyReply, [name, file]: readonly [string, BuiltFile]) => {
    reply.headers({
      'content-security-policy': policyOf(name, file),
      'cache-control': file.isHashed ? HASHED_CACHE : revalidatedControl,
      'accept-ranges': 'bytes',
      // A user may open a file with a constant name directly.
      ...(file.isHashed ? {} : pageHeaders),
    });
    return sendForm(request, reply, { forms: file, type: file.type, bytes });
  };
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    const file = await files.find(name);
    if (file !== undefined) return send(request, reply, [name, file]);
    const page = isPagePath(request) ? await files.find(PAGE) : undefined;
    if (page === undefined) return refuse(request, reply);
    return send(request, reply, [PAGE, page]);
  });
}
