import { pageColours } from '../platform/messenger/pageColours.ts';

/** The page's colour before anything is drawn: that of the saved theme, else of the messenger, else of the device. */
export function paintFirst(settings: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  const launch = new URLSearchParams(location.hash.slice(1)).get('tgWebAppThemeParams');
  const { theme } = settings;
  const chosen = theme === 'light' || theme === 'dark' ? theme : null;
  const page = chosen ? null : (/"secondary_bg_color":"(#[0-9a-f]{6})"/i.exec(launch || '') || [])[1];
  const shown = chosen || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.theme = shown;
  root.style.backgroundColor = page || pageColours[shown];
}
