import { pageColours } from './pageColours.ts';

/** Our own colours by theme, equal to src/ui/tokens.css (a test compares them). */
export const palettes = {
  dark: {
    page: pageColours.dark,
    section: '#162231',
    text: '#f3f6fa',
    hint: '#8a9cb1',
    accent: '#2fc3b1',
    'on-accent': '#04211e',
    line: '#22303f',
    gain: '#42c584',
    loss: '#f37580',
    warning: '#f3b74f',
    'warning-back': '#33291a',
  },
  light: {
    page: pageColours.light,
    section: '#ffffff',
    text: '#0c1725',
    hint: '#5a687a',
    accent: '#067267',
    'on-accent': '#ffffff',
    line: '#e4e9ef',
    gain: '#0d7547',
    loss: '#be2c3a',
    warning: '#8f5a00',
    'warning-back': '#fff4de',
  },
} as const;

export type Theme = keyof typeof palettes;

/** auto follows the messenger, and in a plain browser the device. */
export const themeChoices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Token = keyof (typeof palettes)['dark'];
export type Palette = Readonly<Record<Token, string>>;
