import type { FastifyInstance } from 'fastify';
import { type StoredAnswer, storeAnswer } from '../cache/storedAnswer.ts';
import { docsPage, docsStyle } from '../openApi/docsPage.ts';
import { openApiDocument } from '../openApi/openApiDocument.ts';
import { createSendStored, type SenderDeps } from '../plugins/cachedAnswers.ts';
import type { Headers } from '../plugins/securityHeaders.ts';

/** The page has a style of its own origin, and neither scripts nor anything else. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const freshness = { ttlMs: 3_600 * 1_000 };

/** Texts that this process makes once, at the first request: what is sent of them is of this moment. */
function madeOnce(make: () => string): () => Promise<StoredAnswer> {
  let stored: Promise<StoredAnswer> | undefined;
  return () => {
    stored ??= storeAnswer(make(), Date.now(), undefined);
    return stored;
  };
}

/** GET /api/openapi.json, made from the contract, and /api/docs, the same for people. */
export function addOpenApi(
  server: FastifyInstance,
  { version, headers, bytes }: SenderDeps & { version: string },
): void {
  const add = (path: string, type: string, made: () => Promise<StoredAnswer>, own: Headers = headers) => {
    const send = createSendStored(freshness, { headers: own, bytes }, type);
    server.get(path, async (request, reply) => {
      const stored = await made();
      send(request, reply, stored, stored.storedAt);
      return reply;
    });
  };
  const document = () => openApiDocument(version);
  add(
    '/api/openapi.json',
    'application/json; charset=utf-8',
    madeOnce(() => JSON.stringify(document())),
  );
  add(
    '/api/docs',
    'text/html; charset=utf-8',
    madeOnce(() => docsPage(document())),
    { ...headers, 'content-security-policy': pagePolicy },
  );
  add(
    '/api/docs.css',
    'text/css; charset=utf-8',
    madeOnce(() => docsStyle),
  );
}
