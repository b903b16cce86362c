import { createContext } from 'react';

/** What a Page needs to know of its route: the parent screen, or null for a screen of the bottom bar. */
export const ScreenContext = createContext<{ parent: string | null }>({ parent: null });
