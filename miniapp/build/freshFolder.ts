import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds into a fresh folder beside the one that a server reads, and swaps them when everything is written. The build
 * before stays as `.previous`: pages that were opened with it still load their later parts.
 */
export function freshFolder(): Plugin {
  let fresh = '';
  let served = '';
  return {
    name: 'xbts-fresh-folder',
    apply: 'build',
    enforce: 'post',
    config: ({ build }) => ({
      build: { outDir: `${build?.outDir ?? 'dist'}.next-${process.pid}`, emptyOutDir: true },
    }),
    configResolved({ root, build }) {
      fresh = resolve(root, build.outDir);
      served = fresh.replace(/\.next-\d+$/u, '');
    },
    writeBundle: {
      order: 'post',
      // After the compressed copies.
      sequential: true,
      async handler() {
        await rm(`${served}.previous`, { recursive: true, force: true });
        if (existsSync(served)) await rename(served, `${served}.previous`);
        await rename(fresh, served);
      },
    },
    async closeBundle() {
      await rm(fresh, { recursive: true, force: true });
    },
  };
}
