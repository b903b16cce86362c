import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The place of a lazy part of the app: its file under dist, and the modules that load it. */
export interface Part {
  readonly file: string;
  readonly from: readonly string[];
}

/**
 * Writes the file of each lazy part to .vite/parts.json, by module, and the modules of each file to .vite/modules.json:
 * the manifest names a file's first module only.
 */
export function partTable(): Plugin {
  let root = '';
  return {
    name: 'xbts-part-table',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const nameOf = (id: string) => relative(root, id);
      const parts: Record<string, Part> = {};
      for (const chunk of chunks)
        for (const id of chunk.moduleIds) {
          if (id.includes('node_modules')) continue;
          const from = this.getModuleInfo(id)?.dynamicImporters ?? [];
          if (from.length > 0) parts[nameOf(id)] = { file: chunk.fileName, from: from.map(nameOf).sort() };
        }
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: sortedJson(parts) });
      const modules = chunks.flatMap((chunk) =>
        [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => [
          file,
          chunk.moduleIds.map(nameOf),
        ]),
      );
      const source = sortedJson(Object.fromEntries(modules));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

const sortedJson = (table: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))));
