import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { notTheApp } from './build/appAddresses.ts';
import { firstOpening } from './build/firstOpening.ts';
import { kitHeadings } from './build/kitHeadings.ts';
import { kitStyles } from './build/kitStyles.ts';
import { noMutations } from './build/noMutations.ts';
import { precompress } from './build/precompress.ts';

const shim = (file: string) => fileURLToPath(new URL(`./src/signer/worker/shims/${file}`, import.meta.url));

/** What the operation codec's dependencies take from Node; only the signer worker loads any of it. */
const codecAliases = [
  { find: /^buffer$/, replacement: 'buffer/' },
  { find: 'create-hash', replacement: shim('createHash.ts') },
  { find: 'create-hmac', replacement: shim('createHmac.ts') },
  { find: 'secure-random', replacement: shim('secureRandom.ts') },
];

/** Parts that would weigh down the first route for nothing. */
const firstRouteAliases = [
  {
    find: /^.*\/Feedback\/Spinner\/Spinner$/u,
    replacement: fileURLToPath(new URL('./src/ui/display/KitSpinner.tsx', import.meta.url)),
  },
  {
    // noMutations() refuses a build that would need the real one.
    find: /^\.\/mutationCache\.js$/u,
    replacement: fileURLToPath(new URL('./src/platform/cache/noMutations.ts', import.meta.url)),
  },
  {
    find: /^@swc\/helpers\/_\/_object_spread(?:_props)?$/u,
    replacement: fileURLToPath(new URL('./src/ui/kitHelpers/objectSpread.ts', import.meta.url)),
  },
  {
    find: '@swc/helpers/_/_object_without_properties',
    replacement: fileURLToPath(new URL('./src/ui/kitHelpers/objectWithoutProperties.ts', import.meta.url)),
  },
  // React has had it since 18.
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'react' },
];

/** Everything of the build is kept on the device; what a server or the chain says is not (the app keeps that itself, with its age). */
const serviceWorker = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  // public/manifest.webmanifest is it.
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [...notTheApp],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
});

/**
 * One build for every network: nothing here names a node, a chain or a service (config.json does).
 * No inline script is made, so the content security policy stays at script-src 'self'.
 */
export default defineConfig({
  plugins: [kitStyles(), kitHeadings(), react(), noMutations(), serviceWorker, precompress()],
  define: { global: 'globalThis' },
  resolve: { alias: [...codecAliases, ...firstRouteAliases] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: firstOpening() }] } },
    },
  },
  server: { proxy: { '/config.json': 'http://127.0.0.1:8080', '/api': 'http://127.0.0.1:8080' } },
});
