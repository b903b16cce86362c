import { createContext } from 'react';

/** What a Page must know of its route: the screen above it, or null for a screen of the bottom bar. */
export const ScreenContext = createContext<{ parent: string | null }>({ parent: null });
