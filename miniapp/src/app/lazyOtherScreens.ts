import { firstScreen } from './lazyScreen.ts';

/** Every screen but the wallet, as one part: an opening by a link loads it before the first drawing. */
export const otherScreens = firstScreen(async () => (await import('./OtherScreens.tsx')).OtherScreens);
