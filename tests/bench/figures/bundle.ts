import { bundleSizes } from '../../structure/bundleSizes.ts';
import { type Figure, figureOf } from '../figure.ts';

/**
 * bundle.* and signer.first.js_gzip (all that the worker loads before the first signature): gzip sizes of the built
 * mini app, KB of 1000 bytes, and the number of its JavaScript files.
 */
export async function bundleFigures(): Promise<Figure[]> {
  const sizes = bundleSizes();
  return [
    figureOf('bundle.first_route.js_gzip', 'KB', [sizes.firstRouteJs]),
    figureOf('bundle.css_gzip', 'KB', [sizes.firstRouteCss]),
    figureOf('bundle.chunks', 'files', [sizes.chunks]),
    figureOf('bundle.heaviest_screen.js_gzip', 'KB', [sizes.screens[0]?.size ?? 0]),
    figureOf('signer.first.js_gzip', 'KB', [sizes.signerJs]),
  ];
}
