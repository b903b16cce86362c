import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileGroups } from './build/fileGroups.ts';
import { freshFolder } from './build/freshFolder.ts';
import { offlineCopy } from './build/offlineCopy.ts';
import { partTable } from './build/partTable.ts';
import { precompress } from './build/precompress.ts';
import { prelude } from './build/prelude.ts';
import { styleTargets } from './build/supportFloor.ts';

/**
 * One build for every network: nothing here names a node, a chain or a service (config.json does).
 * Two scripts and one style sheet stand in the page itself (build/prelude.ts); the server's policy names them by their hashes.
 */
export default defineConfig({
  // Wraps each of our texts in an element (package.json names the file).
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    prelude(),
    offlineCopy(),
    partTable(),
    precompress(),
    freshFolder(),
  ],
  // The offline copy contains no data from servers or the chain: the app stores those itself, with their age.
  css: {
    // Style sheets and code repeat each name: shorter than the default with a hash of five characters and the line.
    modules: {
      generateScopedName: (name, file) => `_${name}_${signOf(relative(import.meta.dirname, file))}`,
    },
  },
  worker: {
    format: 'es',
    // The code that reads the legacy app's store is needed together.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'legacyCipher', test: /crypto-js/u }] } },
    },
  },
  build: {
    // Each browser at the floor supports it except for class static blocks, of which a test finds none.
    target: 'es2022',
    cssTarget: styleTargets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The first file names most of them: each character of a hash is loaded with it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: fileGroups },
      },
    },
  },
  server: { proxy: { '/config.json': 'http://127.0.0.1:8080', '/api': 'http://127.0.0.1:8080' } },
});

function signOf(file: string): string {
  return createHash('sha256')
    .update(file)
    .digest('base64')
    .replace(/[^a-z]/giu, '')
    .slice(0, 3);
}
