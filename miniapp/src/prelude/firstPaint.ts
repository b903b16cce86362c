import { pageColours } from '../platform/messenger/pageColours.ts';

/** Sets the page's colour before the first paint: the saved theme's, else the messenger's, else the device's. */
export function paintFirst(settings: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  const theme = settings.theme as keyof typeof pageColours;
  const chosen = pageColours[theme] ? theme : null;
  // As the messenger writes it into the address, however much of the JSON is encoded; captures the first digit of its
  // green.
  const page = !chosen && /secondary_bg_color(?:%22|%3A|[":])+(?:#|%23)(..(.)...)/i.exec(location.hash);
  // Green weighs most in a colour's brightness. The device comes last: its query takes longer than everything else
  // here.
  const shown =
    chosen ||
    ((page ? (page[2] as string) < '9' : matchMedia('(prefers-color-scheme: dark)').matches)
      ? 'dark'
      : 'light');
  root.dataset.theme = shown;
  root.style.backgroundColor = page ? `#${page[1]}` : pageColours[shown];
}
