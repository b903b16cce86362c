import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from '../openApi/docsPage.ts';
import { openApiDocument } from '../openApi/openApiDocument.ts';
import type { Headers } from '../plugins/securityHeaders.ts';

/** The page has a style of its own origin, and neither scripts nor anything else. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const cacheControl = 'public, max-age=3600';

/** GET /api/openapi.json, made from the contract, and /api/docs, the same for people. Made once, at the first request. */
export function addOpenApi(server: FastifyInstance, deps: { version: string; headers: Headers }): void {
  const { version, headers } = deps;
  let made: { json: string; page: string } | undefined;
  const texts = () => {
    if (made === undefined) {
      const document = openApiDocument(version);
      made = { json: JSON.stringify(document), page: docsPage(document) };
    }
    return made;
  };
  server.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(texts().json),
  );
  server.get('/api/docs', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': cacheControl, 'content-security-policy': pagePolicy })
      .type('text/html; charset=utf-8')
      .send(texts().page),
  );
  server.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('text/css; charset=utf-8').send(docsStyle),
  );
}
