import * as v from 'valibot';

/** The part of an OpenAPI 3.1 document that the page shows. */
const documentSchema = v.object({
  info: v.object({ title: v.string(), version: v.string(), description: v.string() }),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        summary: v.string(),
        description: v.string(),
        tags: v.array(v.string()),
        security: v.optional(v.unknown()),
        parameters: v.optional(v.unknown()),
        requestBody: v.optional(v.object({ content: v.unknown() })),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});
type OpenApiOperation = v.InferOutput<typeof documentSchema>['paths'][string][string];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pretty = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

/** A script-free page for people: every operation of the document, its schemas folded away. */
export function docsPage(document: unknown): string {
  const { info, paths } = v.parse(documentSchema, document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const sections = [...groups].map(
    ([group, rows]) => `<h2>${escaped(group)}</h2>${rows.map(operationHtml).join('')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escaped(info.title)} ${escaped(info.version)}</h1>
<p>${escaped(info.description)} The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
${sections.join('\n')}
</body></html>
`;
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const parts = [
    security === undefined ? '' : '<p>Needs launch data.</p>',
    parameters === undefined ? '' : `<p>Parameters</p>${pretty(parameters)}`,
    requestBody === undefined ? '' : `<p>Body</p>${pretty(requestBody.content)}`,
    `<p>Answer</p>${pretty(responses['200'])}`,
  ];
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>${parts.join('')}</details>`;
}

/** The page's style sheet. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
summary { cursor: pointer; padding: .4rem 0; }
summary b { display: inline-block; min-width: 4rem; }
pre { overflow-x: auto; padding: .8rem; border: 1px solid; border-radius: .4rem; font-size: .85rem; }
details > p { margin: .4rem 0; }
`;
