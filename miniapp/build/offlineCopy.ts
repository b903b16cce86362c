import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { notTheApp } from './appAddresses.ts';
import { bundledApart } from './bundledApart.ts';

const entry = fileURLToPath(new URL('../src/app/offline/worker/serviceWorker.ts', import.meta.url));
const PAGE = 'index.html';
/** Files of the public folder that the page names; they are bundled with the screens, which change in every version. */
const ofThePage = ['icon.svg', 'manifest.webmanifest'];
/**
 * Scripts that change in every version. Their headers matter at their start: the server sends an archive with the
 * headers of a script.
 */
const workers = /^assets\/(?:worker|prover|quoteWorker)-/u;
/** The largest file that the page has loaded by then: the browser has it. */
const loaded = /^assets\/shell-.*\.js$/u;
const kept = /\.(?:js|css|svg)$/u;
/** Files from this size on (bytes) are libraries or lists, which rarely change. */
const LARGE = 40_000;

/** Writes the service worker and the archives of its files: a copy of the whole app in few requests. */
export function offlineCopy(): Plugin {
  return {
    name: 'xbts-offline-copy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => kept.test(fileName));
        const archives: Record<string, string[]> = {};
        const packed = Map.groupBy(
          files.filter((file) => !isSingle(file)),
          groupOf,
        );
        for (const [group, members] of packed) {
          const texts = members.map((each) => [`/${each.fileName}`, textOf(each)] as const);
          if (group === 'Screens')
            texts.push(...ofThePage.map((name) => [`/${name}`, publicText(name)] as const));
          const source = JSON.stringify(Object.fromEntries(texts));
          const fileName = `assets/offline${group}-${hashOf(source)}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          archives[`/${fileName}`] = texts.map(([path]) => path);
        }
        const copy = {
          // The page by its address.
          files: ['/', ...files.filter(isSingle).map(({ fileName }) => `/${fileName}`)],
          archives,
          notTheApp: notTheApp.map(({ source }) => source),
        };
        const page = bundle[PAGE];
        // The page's own name has no hash.
        const version = hashOf(JSON.stringify([copy, page === undefined ? '' : textOf(page)]));
        const source = `self.offlineCopy=${JSON.stringify({ version, ...copy })};\n${await bundledApart(entry)}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

const publicDir = fileURLToPath(new URL('../public', import.meta.url));
const publicText = (name: string): string => readFileSync(join(publicDir, name), 'utf8');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const textOf = (file: BuiltFile): string =>
  file.type === 'chunk' ? file.code : Buffer.from(file.source as string | Uint8Array).toString('utf8');
/** True if the file has its own request. */
const isSingle = ({ fileName }: BuiltFile): boolean => loaded.test(fileName);

function groupOf(file: BuiltFile): string {
  if (workers.test(file.fileName)) return 'Screens';
  return textOf(file).length > LARGE ? 'Libraries' : 'Screens';
}
