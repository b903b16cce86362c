import { expect, it } from 'vitest';
import { testServer } from '../testServer.fixture.ts';
import { apiRoutes } from './apiRoutes.ts';

// Including the routes that exist only beside a bot.
const { server } = await testServer({
  subscription: { storage: {} as never, token: '1:a' },
  sharing: {} as never,
});
const document = (await server.inject('/api/openapi.json')).json();
const page = (await server.inject('/api/docs')).body;
const operationOf = (method: string, path: string) =>
  document.paths[path]?.[method] ?? expect.fail(`${method} ${path}`);

it('launch data are required for personal data only', () => {
  const personal = apiRoutes.filter(({ isPersonal }) => isPersonal).map(({ group }) => group);
  expect([...new Set(personal)]).toEqual(['subscription', 'alerts', 'minimums', 'sharing']);
  for (const { url, route, isPersonal } of apiRoutes) {
    const path = url.replace(/:([a-z]\w*)/gu, '{$1}');
    const { security } = operationOf(route.method.toLowerCase(), path);
    expect(security !== undefined, path).toBe(isPersonal);
  }
});

it('a path with two methods is described with both', () => {
  expect(Object.keys(document.paths['/api/v1/minimums'] ?? {})).toEqual(['get', 'post']);
});

it('an operation states its caching time, its input and the content type of its answer', () => {
  const assets = operationOf('post', '/api/v1/assets');
  expect(assets.description).toBe('Answered from memory for 30 s.');
  expect(assets.requestBody).toMatchObject({ required: true, content: { 'application/json': {} } });
  expect(operationOf('post', '/api/v1/share').description).toBe('Fetched for every request.');
  const contentOf = (path: string) => Object.keys(operationOf('get', path).responses[200].content);
  expect(contentOf('/api/v1/tickers')).toEqual(['application/json']);
  expect(contentOf('/api/staking/calendar/{account}.ics')).toEqual(['text/calendar']);
});

it('operations have unique names of letters and digits only', () => {
  const names = Object.values<object>(document.paths).flatMap((methods) =>
    Object.values<{ operationId: string }>(methods as never).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9]+$/iu.test(name))).toEqual([]);
});

/** The page's text about one operation. */
function detailsOf(method: string, path: string): string {
  const all = page.split('<details>');
  return all.find((each) => each.includes(`<b>${method}</b> <code>${path}</code>`)) ?? expect.fail(path);
}

it("the page shows an operation's requirements, and nothing about missing ones", () => {
  const partsOf = (method: string, path: string) =>
    ['Needs launch data.', 'Parameters', 'Body', 'Answer'].filter((part) =>
      detailsOf(method, path).includes(`<p>${part}</p>`),
    );
  expect(partsOf('GET', '/api/v1/tickers')).toEqual(['Answer']);
  expect(partsOf('GET', '/api/v1/lps-a/{asset}')).toEqual(['Parameters', 'Answer']);
  expect(partsOf('POST', '/api/v1/minimums')).toEqual(['Needs launch data.', 'Body', 'Answer']);
});

it('schemas are indented by two letters per level on the page, as text', () => {
  expect(detailsOf('POST', '/api/v1/assets')).toContain(
    '<pre>{\n  &quot;application/json&quot;: {\n    &quot;schema&quot;',
  );
});
