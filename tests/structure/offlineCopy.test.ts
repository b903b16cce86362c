import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testServer } from '@xbts/bot/src/server/testServer.fixture.ts';
import { expect, it } from 'vitest';
import type { OfflineCopy } from '../../miniapp/src/app/offline/worker/offlineCopy.ts';

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');
/** The requests of a device for the whole app. */
const MOST_REQUESTS = 4;

const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
const copy: OfflineCopy = JSON.parse(/^self\.offlineCopy=(.*);$/mu.exec(worker)?.[1] ?? '');

it('the copy for use offline has every script, style and picture of the app, each once, in few requests', () => {
  const built = globSync('**/*.{js,css,svg,webmanifest,html}', { cwd: dist }).filter(
    // A browser below the support floor has no copy.
    (file) => file !== 'sw.js' && !file.startsWith('unsupported.'),
  );
  const kept = [...copy.files, ...Object.values(copy.archives).flat()];
  expect(kept.sort()).toEqual(built.map((file) => (file === 'index.html' ? '/' : `/${file}`)).sort());
  expect(copy.files.length + Object.keys(copy.archives).length).toBeLessThanOrEqual(MOST_REQUESTS);
});

it('its archives contain exactly the files of the build', () => {
  for (const [archive, paths] of Object.entries(copy.archives)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(dist, archive), 'utf8'));
    expect(Object.keys(texts)).toEqual(paths);
    for (const path of paths) expect(texts[path] === readFileSync(join(dist, path), 'utf8'), path).toBe(true);
  }
});

it('a worker script is in an archive that is served with the headers of a script', async () => {
  const started = globSync('assets/*.js', { cwd: dist }).flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/new Worker\(new URL\(`([^`]+)`/gu)].map(
      ([, path = '']) => path,
    ),
  );
  expect(new Set(started).size).toBe(3);
  const { server } = await testServer({ staticDir: dist });
  for (const path of started) {
    const [archive = ''] = Object.entries(copy.archives).find(([, paths]) => paths.includes(path)) ?? [];
    const [packed, alone] = [await server.inject(archive), await server.inject(path)];
    for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control'])
      expect([path, packed.headers[name]]).toEqual([path, alone.headers[name]]);
    expect(alone.headers['content-security-policy']).toContain("default-src 'none';script-src 'self'");
  }
  await server.close();
});
