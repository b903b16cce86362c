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

it('launch data are asked for by what belongs to one person, and by nothing else', () => {
  const personal = apiRoutes.filter(({ isPersonal }) => isPersonal).map(({ group }) => group);
  expect([...new Set(personal)]).toEqual(['subscription', 'alerts', 'minimums', 'sharing']);
  for (const { url, route, isPersonal } of apiRoutes) {
    const path = url.replace(/:([a-z]\w*)/gu, '{$1}');
    const { security } = operationOf(route.method.toLowerCase(), path);
    expect(security !== undefined, path).toBe(isPersonal);
  }
});

it('a path that is asked by two methods is described with both', () => {
  expect(Object.keys(document.paths['/api/v1/minimums'] ?? {})).toEqual(['get', 'post']);
});

it('an operation says for how long it is kept, what it takes and of which kind its answer is', () => {
  const assets = operationOf('post', '/api/v1/assets');
  expect(assets.description).toBe('Answered from memory for 30 s.');
  expect(assets.requestBody).toMatchObject({ required: true, content: { 'application/json': {} } });
  expect(operationOf('post', '/api/v1/share').description).toBe('Fetched for every request.');
  const contentOf = (path: string) => Object.keys(operationOf('get', path).responses[200].content);
  expect(contentOf('/api/v1/tickers')).toEqual(['application/json']);
  expect(contentOf('/api/staking/calendar/{account}.ics')).toEqual(['text/calendar']);
});

it('operations have names of their own, in which nothing but letters and digits is left', () => {
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

it('the page says of an operation what it needs, and nothing of what it does not', () => {
  const partsOf = (method: string, path: string) =>
    ['Needs launch data.', 'Parameters', 'Body', 'Answer'].filter((part) =>
      detailsOf(method, path).includes(`<p>${part}</p>`),
    );
  expect(partsOf('GET', '/api/v1/tickers')).toEqual(['Answer']);
  expect(partsOf('GET', '/api/v1/lps-a/{asset}')).toEqual(['Parameters', 'Answer']);
  expect(partsOf('POST', '/api/v1/minimums')).toEqual(['Needs launch data.', 'Body', 'Answer']);
});

it('schemas stand on the page two letters further in with each step, as text', () => {
  expect(detailsOf('POST', '/api/v1/assets')).toContain(
    '<pre>{\n  &quot;application/json&quot;: {\n    &quot;schema&quot;',
  );
});
