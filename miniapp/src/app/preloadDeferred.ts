import { keepFieldInView } from '../platform/messenger/keepFieldInView.ts';
import { deferredPaths } from '../ui/display/icons/deferredPaths.ts';
import { addIcons } from '../ui/display/icons/paths.ts';
import { followSigner } from './followSigner.ts';
// Comes along, so that a sheet is not waited for in one turn more.
import './modals/signerSheets.ts';

/** What deferredParts.ts brings, once. */
export function preloadDeferred(): void {
  addIcons(deferredPaths);
  followSigner();
  keepFieldInView(window);
}
