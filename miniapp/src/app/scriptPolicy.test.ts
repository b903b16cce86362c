import { describe, expect, it } from 'vitest';
import { allowOwnScripts, isOwnScript } from './scriptPolicy.ts';

const BASE = 'https://mini.example/wallet?x=1';

describe('the addresses allowed as scripts', () => {
  it.each(['/assets/worker-D3_a.js', 'https://mini.example/assets/quoteWorker-1.js', '/sw.js'])(
    'include %s',
    (url) => expect(isOwnScript(url, BASE)).toBe(true),
  );

  it.each([
    'https://evil.example/assets/worker.js',
    '//evil.example/sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://mini.example/0b1c',
    'javascript:alert(1)',
    '/api/news',
    '/assets/../api/data.js',
    '/assets/worker.js?callback=x',
    '/sw.js#x',
    'http://[',
    '',
  ])('do not include %s', (url) => expect(isOwnScript(url, BASE)).toBe(false));

  it('are all that the only policy allows: no HTML and no code', () => {
    const made: [string, object][] = [];
    const trustedTypes = { createPolicy: (name: string, rules: object) => made.push([name, rules]) };
    allowOwnScripts({ trustedTypes, location: { href: BASE } } as unknown as Window);
    expect(made.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL']],
    ]);
  });
});
