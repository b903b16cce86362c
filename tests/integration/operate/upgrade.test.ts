import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testServer } from '@xbts/bot/src/server/testServer.fixture.ts';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../../../miniapp/build/freshFolder.ts';
import { precompress } from '../../../miniapp/build/precompress.ts';

/** A page with one script that the bundler builds by the product's own steps. */
function makeSources() {
  const root = mkdtempSync(join(tmpdir(), 'xbts-upgrade-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><script type="module" src="/src/main.ts"></script>',
  );
  const write = (version: number) =>
    writeFileSync(join(root, 'src/main.ts'), `console.log(${version}, '${'compressible '.repeat(500)}')`);
  const make = () =>
    build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [precompress(), freshFolder()],
      build: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:8].js' } } },
    });
  return { root, dist: join(root, 'dist'), write, make };
}

const scriptOf = (html: string) => /src="(\/assets\/[^"]+)"/u.exec(html)?.[1] ?? '';

describe('an upgrade while visitors come', () => {
  const stopping = new AbortController();
  afterAll(() => stopping.abort());

  it('shows each one a whole page and its script, and the folder is whole at any moment', async () => {
    const { dist, write, make } = makeSources();
    write(1);
    await make();
    const { server } = await testServer({ staticDir: dist });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const seen: string[] = [];
    const visit = async () => {
      while (!stopping.signal.aborted) {
        const page = await fetch(url);
        const script = await fetch(url + scriptOf(await page.text()));
        seen.push(
          `${page.status} ${script.status} ${(await script.text()).length > 6_000 ? 'whole' : 'cut'} ${script.headers.get('content-encoding')}`,
        );
        await wait(1);
      }
    };
    const visits = Promise.all([visit(), visit(), visit()]);
    for (const version of [2, 3]) {
      write(version);
      await make();
    }
    const files = readdirSync(dist, { recursive: true }).map(String).sort();
    const young = await testServer({ staticDir: dist });
    const page = (await young.server.inject('/')).body;
    stopping.abort();
    await visits;
    await server.close();
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen)).toEqual(new Set(['200 200 whole gzip']));
    const script = scriptOf(page).slice(1);
    expect(readFileSync(join(dist, script), 'utf8')).toContain('log(3');
    expect(files).toEqual(expect.arrayContaining([script, `${script}.br`, `${script}.gz`]));
  });

  it('leaves one earlier build beside it, and no half of one after a failure', async () => {
    const { root, dist, write, make } = makeSources();
    for (const version of [1, 2, 3]) {
      write(version);
      await make();
    }
    const folders = () => readdirSync(root).filter((name) => name.startsWith('dist'));
    expect(folders()).toEqual(['dist', 'dist.previous']);
    const before = readFileSync(join(dist, 'index.html'), 'utf8');
    writeFileSync(join(root, 'src/main.ts'), 'import "./nothing.ts"');
    await expect(make()).rejects.toThrow('nothing.ts');
    expect(folders()).toEqual(['dist', 'dist.previous']);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(before);
  });
});
