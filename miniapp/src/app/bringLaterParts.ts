import { laterPaths } from '../components/icons/laterPaths.ts';
import { addIcons } from '../components/icons/paths.ts';
import { keepFieldInView } from '../messenger/keepFieldInView.ts';
import { followSigner } from './followSigner.ts';

/** What laterParts.ts loads, done once. */
export function bringLaterParts(): void {
  addIcons(laterPaths);
  followSigner();
  keepFieldInView(window);
}
