import { keepFieldInView } from '../platform/messenger/keepFieldInView.ts';
import { laterPaths } from '../ui/display/icons/laterPaths.ts';
import { addIcons } from '../ui/display/icons/paths.ts';
import { followSigner } from './followSigner.ts';

/** Loads laterParts.ts, once. */
export function bringLaterParts(): void {
  addIcons(laterPaths);
  followSigner();
  keepFieldInView(window);
}
