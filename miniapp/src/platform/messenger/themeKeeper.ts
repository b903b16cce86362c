import { onAnswer } from './holder.ts';
import { type Palette, palettes, type Theme, type ThemeChoice } from './palette.ts';
import { paintFrame } from './startMessenger.ts';
import { applyPalette, paletteFromMessenger, type ThemeParams, themeOf } from './theme.ts';
import type { Wire } from './wire.ts';

export interface ThemeSources {
  /** The address's colours; null in a plain browser. */
  readonly launchColours: ThemeParams | null;
  readonly wire: Wire | null;
  /** A messenger may be present. */
  readonly hasBridge: boolean;
}

export interface ThemeKeeper {
  /** The present theme. */
  theme(): Theme;
  palette(): Palette;
  setChoice(choice: ThemeChoice): void;
  setMessengerColours(params: ThemeParams): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the colours up to date: the user's choice of light or dark wins; 'auto' follows the messenger, and in a plain
 * browser the device. A link's colours can hide a warning, so the colours of a launch count only once a messenger has
 * answered. Until then a page with a bridge derives only light or dark from them, in our own colours, so that it does
 * not flash.
 */
export function createThemeKeeper({ launchColours, wire, hasBridge }: ThemeSources): ThemeKeeper {
  let choice: ThemeChoice = 'auto';
  let colours: ThemeParams | null = null;
  const launchTheme = launchColours && hasBridge ? themeOf(launchColours) : null;
  let shown: { theme: Theme; palette: Palette } = { theme: 'light', palette: palettes.light };
  const listeners = new Set<() => void>();
  const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const device: Theme = deviceIsDark.matches ? 'dark' : 'light';
    const own = choice === 'auto' ? (launchTheme ?? device) : choice;
    const isFromMessenger = choice === 'auto' && colours !== null && colours.bg_color !== undefined;
    const next =
      isFromMessenger && colours !== null
        ? paletteFromMessenger(colours)
        : { theme: own, palette: palettes[own] };
    shown = next;
    applyPalette(next.theme, next.palette);
    if (wire !== null) paintFrame(wire, next.palette.page);
    for (const listener of listeners) listener();
  };
  const setMessengerColours = (params: ThemeParams) => {
    colours = params;
    apply();
  };
  deviceIsDark.addEventListener('change', apply);
  if (wire !== null && launchColours !== null)
    onAnswer(wire, () => {
      if (colours === null) setMessengerColours(launchColours);
    });
  return {
    theme: () => shown.theme,
    palette: () => shown.palette,
    setChoice(next) {
      choice = next;
      apply();
    },
    setMessengerColours,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
