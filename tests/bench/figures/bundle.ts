import { bundleSizes } from '../../structure/bundleSizes.ts';
import { type Figure, figureOf } from '../figure.ts';

/** bundle.*: gzip sizes of the built mini app, KB of 1000 bytes. */
export async function bundleFigures(): Promise<Figure[]> {
  const sizes = bundleSizes();
  return [
    figureOf('bundle.first_route.js_gzip', 'KB', [sizes.firstRouteJs]),
    figureOf('bundle.css_gzip', 'KB', [sizes.firstRouteCss]),
    figureOf('bundle.largest_screen.js_gzip', 'KB', [sizes.largestScreen.size]),
  ];
}
