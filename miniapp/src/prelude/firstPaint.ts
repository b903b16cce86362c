import { pageColours } from '../platform/messenger/pageColours.ts';

/** The page's colour before anything is drawn: that of the saved theme, else of the messenger, else of the device. */
export function paintFirst(settings: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  const theme = settings.theme as keyof typeof pageColours;
  const chosen = pageColours[theme] && theme;
  // As the messenger writes it into the address, whatever of the JSON is encoded there.
  const page = !chosen && /secondary_bg_color(?:%22|%3A|[":])+(?:#|%23)([\da-f]{6})/i.exec(location.hash);
  const shown = chosen || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.theme = shown;
  root.style.backgroundColor = page ? `#${page[1]}` : pageColours[shown];
}
