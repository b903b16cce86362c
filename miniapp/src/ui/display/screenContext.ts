import { createContext } from 'react';

interface ScreenPlace {
  /** The parent screen, or null for a screen of the bottom bar. */
  readonly parent: string | null;
  /** Under 768 px its name is on a tab above it, and not repeated. */
  readonly isTabbed?: boolean;
}

/** What a Page needs to know of its route. */
export const ScreenContext = createContext<ScreenPlace>({ parent: null });
