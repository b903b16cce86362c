import type { FastifyInstance } from 'fastify';
import { type StoredAnswer, storeAnswer } from '../cache/storedAnswer.ts';
import { docsPage, docsStyle } from '../openApi/docsPage.ts';
import { createSendStored, type SenderDeps } from '../plugins/cachedAnswers.ts';

/** The page has a style of its own origin, and neither scripts nor anything else. */
const pagePolicy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
const helmet = { contentSecurityPolicy: { useDefaults: false, directives: pagePolicy } };
const freshness = { ttlMs: 3_600 * 1_000 };

/** Texts that this process makes once, at the first request: what is sent of them is of this moment. */
function madeOnce(make: () => string): () => Promise<StoredAnswer> {
  let stored: Promise<StoredAnswer> | undefined;
  return () => {
    stored ??= storeAnswer(make(), Date.now(), undefined);
    return stored;
  };
}

/** GET /api/openapi.json, as @fastify/swagger makes it of the served routes, and /api/docs, the same for people. */
export function addOpenApi(server: FastifyInstance, deps: SenderDeps): void {
  const add = (path: string, type: string, make: () => string, options = {}) => {
    const send = createSendStored(freshness, deps, `${type}; charset=utf-8`);
    const made = madeOnce(make);
    server.get(path, options, async (request, reply) => {
      const stored = await made();
      return send(request, reply, stored, stored.storedAt);
    });
  };
  add('/api/openapi.json', 'application/json', () => JSON.stringify(server.swagger()));
  add('/api/docs', 'text/html', () => docsPage(server.swagger()), { helmet });
  add('/api/docs.css', 'text/css', () => docsStyle);
}
