import { expect, test } from 'vitest';
import { inlineSources } from './inlineSources.ts';

test('lists each script and style sheet of a page by the hash of its exact text', () => {
  const page = `<!doctype html><head><script data-a='{"b":">"}'>one()\n</script><style>p { color: red }</style></head>`;
  // printf 'one()\n' | openssl dgst -sha256 -binary | base64; the same of 'p { color: red }'.
  expect(inlineSources(page)).toEqual({
    scripts: ["'sha256-CN8CxHkgCqasjVajFSdYzQKS1caFyAM3n/Hd/PFuvc4='"],
    styles: ["'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='"],
  });
});

test('a separate file needs no hash', () => {
  const page = '<script type="module" src="/main.js"></script><link rel="stylesheet" href="/main.css">';
  expect(inlineSources(page)).toEqual({ scripts: [], styles: [] });
});
