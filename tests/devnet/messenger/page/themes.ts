/** Theme parameters as the platform sends them; every one is optional. */
export type ThemeParams = Readonly<Record<string, string>>;
export type ThemeName = 'light' | 'dark' | 'sparse';

/** The themes a person can choose; `sparse` has the fewest members a client may send. */
export const themes: Readonly<Record<ThemeName, ThemeParams>> = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#f1f3f6',
    section_bg_color: '#ffffff',
    header_bg_color: '#ffffff',
    bottom_bar_bg_color: '#ffffff',
    text_color: '#0f1720',
    hint_color: '#6b7785',
    subtitle_text_color: '#6b7785',
    section_header_text_color: '#1c74c4',
    section_separator_color: '#dfe4ea',
    link_color: '#1c74c4',
    accent_text_color: '#1c74c4',
    button_color: '#1f7fd6',
    button_text_color: '#ffffff',
    destructive_text_color: '#d3303a',
  },
  dark: {
    bg_color: '#17212b',
    secondary_bg_color: '#0e1621',
    section_bg_color: '#17212b',
    header_bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    text_color: '#f3f6fa',
    hint_color: '#8396a9',
    subtitle_text_color: '#8396a9',
    section_header_text_color: '#6ab2f2',
    section_separator_color: '#101a24',
    link_color: '#6ab3f3',
    accent_text_color: '#6ab2f2',
    button_color: '#4c8fd0',
    button_text_color: '#ffffff',
    destructive_text_color: '#ec5f5f',
  },
  sparse: { bg_color: '#fdf6e3', text_color: '#3b3a32' },
};

/** The one of the page's own two looks that matches a theme. */
export function pageLookOf(theme: ThemeName): 'light' | 'dark' {
  return theme === 'dark' ? 'dark' : 'light';
}
