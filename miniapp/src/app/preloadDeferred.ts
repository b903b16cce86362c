import { keepFieldInView } from '../platform/messenger/keepFieldInView.ts';
import { laterPaths } from '../ui/display/icons/laterPaths.ts';
import { addIcons } from '../ui/display/icons/paths.ts';
import { followSigner } from './followSigner.ts';
// Comes along, so that a sheet is not waited for in one turn more.
import './modals/signerSheets.ts';

/** What laterParts.ts brings, once. */
export function preloadDeferred(): void {
  addIcons(laterPaths);
  followSigner();
  keepFieldInView(window);
}
