import { keepFieldInView } from '../platform/messenger/keepFieldInView.ts';
import { deferredPaths } from '../ui/display/icons/deferredPaths.ts';
import { addIcons } from '../ui/display/icons/paths.ts';
import { followSigner } from './followSigner.ts';
// Loaded together, so that a sheet needs no further round trip.
import './modals/signerSheets.ts';

/** What deferredParts.ts brings, once. */
export function preloadDeferred(): void {
  addIcons(deferredPaths);
  followSigner();
  keepFieldInView(window);
}
