import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstOpening } from './build/firstOpening.ts';
import { marketOpening } from './build/marketOpening.ts';
import { offlineCopy } from './build/offlineCopy.ts';
import { precompress } from './build/precompress.ts';
import { prelude } from './build/prelude.ts';
import { styleTargets } from './build/supportFloor.ts';

/**
 * One build for every network: nothing here names a node, a chain or a service (config.json does).
 * No inline script is made, so the content security policy stays at script-src 'self'.
 */
export default defineConfig({
  // What a server or the chain says is no part of the offline copy: the app keeps that itself, with its age.
  plugins: [react(), prelude(), offlineCopy(), precompress()],
  worker: { format: 'es' },
  build: {
    // Each browser at the floor reads it but for class static blocks, of which a test finds none.
    target: 'es2022',
    cssTarget: styleTargets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The page names some hundred of them: each sign of a hash is loaded a hundred times.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: firstOpening(), priority: 2 },
            { name: marketOpening(), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/config.json': 'http://127.0.0.1:8080', '/api': 'http://127.0.0.1:8080' } },
});
