import { firstScreen } from './lazyScreen.ts';

/** Every screen but the wallet, as one part: an opening by a link has it loaded before anything is drawn. */
export const otherScreens = firstScreen(async () => (await import('./OtherScreens.tsx')).OtherScreens);
