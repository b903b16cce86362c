import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type Palette, palettes } from './palette.ts';
import { paletteFromMessenger } from './theme.ts';

const texts = ['text', 'hint', 'accent', 'gain', 'loss'] as const;
const backs = ['page', 'section'] as const;

function faint(palette: Palette, backgrounds: readonly ('page' | 'section' | 'line')[]): string[] {
  return texts.flatMap((text) =>
    backgrounds.flatMap((back) => {
      const value = contrast(palette[text], palette[back]);
      return value < 4.5 ? [`${text} on ${back}: ${value.toFixed(2)}`] : [];
    }),
  );
}

describe.each(['light', 'dark'] as const)('our %s colours', (theme) => {
  const palette = palettes[theme];

  it('make every text readable on page and section, and hints and accents on chips', () => {
    expect(faint(palette, backs)).toEqual([]);
    expect(contrast(palette.hint, palette.line)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accent, palette.line)).toBeGreaterThanOrEqual(4.5);
  });

  it('make buttons and warnings readable', () => {
    expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.warning, palette['warning-back'])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('colours from the messenger', () => {
  const day = {
    bg_color: '#ffffff',
    secondary_bg_color: '#f1f1f1',
    text_color: '#000000',
    hint_color: '#c8c8c8',
    button_color: '#40a7e3',
    button_text_color: '#ffffff',
    destructive_text_color: '#ff9999',
  };

  it('keep its page, section and text unchanged', () => {
    const { theme, palette } = paletteFromMessenger(day);
    expect(theme).toBe('light');
    expect(palette).toMatchObject({ page: '#f1f1f1', section: '#ffffff', text: '#000000' });
  });

  it('adjust texts that are too faint just enough to be readable', () => {
    const { palette } = paletteFromMessenger(day);
    expect(faint(palette, ['page', 'section', 'line'])).toEqual([]);
    expect(palette.hint).not.toBe('#000000');
    expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('are dark for a dark background, and ours without any from the messenger', () => {
    expect(paletteFromMessenger({ bg_color: '#17212b' }).theme).toBe('dark');
    expect(paletteFromMessenger({})).toEqual({ theme: 'light', palette: palettes.light });
  });
});
