import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleSizes } from '../../structure/bundleSizes.ts';
import { type Figure, figureOf } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * bundle.* and signer.first.js_gzip (all that the worker loads before the first signature): gzip sizes of the built
 * mini app, KB of 1000 bytes, and the number of its JavaScript files.
 */
export async function bundleFigures(): Promise<Figure[]> {
  const began = performance.now();
  // Vite in this process, which builds the page to compare with, sets it to production.
  const env = { ...process.env, NODE_ENV: undefined };
  await promisify(execFile)('npm', ['run', 'build'], { cwd: root, env });
  const seconds = (performance.now() - began) / 1000;
  const sizes = bundleSizes();
  return [
    figureOf('build.s', 's', [seconds]),
    figureOf('bundle.first_route.js_gzip', 'KB', [sizes.firstRouteJs]),
    figureOf('bundle.css_gzip', 'KB', [sizes.firstRouteCss]),
    figureOf('bundle.chunks', 'files', [sizes.chunks]),
    figureOf('bundle.heaviest_screen.js_gzip', 'KB', [sizes.screens[0]?.size ?? 0]),
    figureOf('signer.first.js_gzip', 'KB', [sizes.signerJs]),
  ];
}
