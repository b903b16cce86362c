import { contrast, luminance, mix, readable } from './contrast.ts';
import { type Palette, palettes, type Theme } from './palette.ts';

export type ThemeParams = Readonly<Record<string, string>>;

/** Whether the messenger is light or dark; null when unknown. */
export function themeOf({ bg_color: back }: ThemeParams): Theme | null {
  if (back === undefined) return null;
  return luminance(back) > 0.3 ? 'light' : 'dark';
}

/**
 * The app's colours derived from the messenger's. Every parameter is optional; text that is too faint in a messenger
 * theme is moved towards the text colour until it is readable.
 */
export function paletteFromMessenger(params: ThemeParams): { theme: Theme; palette: Palette } {
  const back = params.bg_color;
  const theme = themeOf(params) ?? 'light';
  if (back === undefined) return { theme, palette: palettes[theme] };
  const own = palettes[theme];
  const section = params.section_bg_color ?? back;
  const page = params.secondary_bg_color ?? own.page;
  const end = theme === 'dark' ? '#ffffff' : '#000000';
  const text = readable(params.text_color ?? own.text, end, [section, page]);
  const line = mix(section, text, 0.1);
  const onAll = [section, page, line];
  const tone = (colour: string) => readable(colour, text, onAll);
  const accent = tone(params.accent_text_color ?? params.button_color ?? own.accent);
  const onAccent = params.button_text_color ?? own['on-accent'];
  const palette = {
    page,
    section,
    text,
    line,
    accent,
    'on-accent': contrast(onAccent, accent) >= 4.5 ? onAccent : bestOn(accent),
    hint: tone(params.subtitle_text_color ?? params.hint_color ?? own.hint),
    gain: tone(own.gain),
    loss: tone(params.destructive_text_color ?? own.loss),
    warning: own.warning,
    'warning-back': own['warning-back'],
  };
  return { theme, palette };
}

function bestOn(colour: string): string {
  return contrast('#ffffff', colour) >= contrast('#000000', colour) ? '#ffffff' : '#000000';
}

/** Writes the colours where the style sheets read them. */
export function applyPalette(theme: Theme, palette: Palette): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  for (const [token, colour] of Object.entries(palette)) root.style.setProperty(`--${token}`, colour);
  root.style.backgroundColor = palette.page;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', palette.page);
    meta.removeAttribute('media');
  }
}
