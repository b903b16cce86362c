/** What decides how the wallet looks, and for whom: a change of any of it makes a picture worthless. */
const stores = ['settings', 'session', 'accounts', 'insets'];

/**
 * What a picture belongs to: the language that is spoken, the shell, the window's width, the page's colour, the day (a figure of today is told by
 * the hour alone), and all that is set on this device, the account in use among it.
 */
export function pictureMark(language: string, isInside: boolean): string {
  return JSON.stringify([
    language,
    isInside,
    innerWidth,
    document.documentElement.style.backgroundColor,
    new Date().setHours(0, 0, 0, 0),
    ...stores.map((name) => localStorage.getItem(`xbts.${name}`)),
  ]);
}

/** The files that the page begins with, by their names; to be asked once it is read to the end. */
export function pictureBuild(): string {
  const links = [...document.querySelectorAll('link[data-first]')];
  return `${links.map((link) => link.getAttribute('href'))}`;
}
