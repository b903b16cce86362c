import { palettes, type Theme, type ThemeChoice } from './palette.ts';
import { paintFrame } from './startMessenger.ts';
import { applyPalette, paletteFromMessenger, type ThemeParams } from './theme.ts';
import type { Wire } from './wire.ts';

export interface ThemeKeeper {
  /** The theme that shows now. */
  theme(): Theme;
  setChoice(choice: ThemeChoice): void;
  setMessengerColours(params: ThemeParams): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the colours right, live: the user's choice of light or dark wins; 'auto' follows the messenger, and in a
 * plain browser the device.
 */
export function createThemeKeeper(launchColours: ThemeParams | null, wire: Wire | null): ThemeKeeper {
  let choice: ThemeChoice = 'auto';
  let colours = launchColours;
  let theme: Theme = 'light';
  const listeners = new Set<() => void>();
  const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const device: Theme = deviceIsDark.matches ? 'dark' : 'light';
    const own = choice === 'auto' ? device : choice;
    const isFromMessenger = choice === 'auto' && colours !== null && colours.bg_color !== undefined;
    const next =
      isFromMessenger && colours !== null
        ? paletteFromMessenger(colours)
        : { theme: own, palette: palettes[own] };
    theme = next.theme;
    applyPalette(next.theme, next.palette);
    if (wire !== null) paintFrame(wire, next.palette.page);
    for (const listener of listeners) listener();
  };
  deviceIsDark.addEventListener('change', apply);
  return {
    theme: () => theme,
    setChoice(next) {
      choice = next;
      apply();
    },
    setMessengerColours(params) {
      colours = params;
      apply();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
