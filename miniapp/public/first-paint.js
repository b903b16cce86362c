(() => {
  // A browser may deny storage to a page in the messenger's frame; what is kept then lasts as long as the page.
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].length;
    } catch {
      const kept = new Map();
      const getItem = (key) => kept.get(key) ?? null;
      const setItem = (key, text) => kept.set(key, String(text));
      const removeItem = (key) => kept.delete(key);
      const value = { getItem, setItem, removeItem };
      Object.defineProperty(window, name, { value });
    }
  }

  const root = document.documentElement;
  const saved = /"theme":"(light|dark)"/.exec(localStorage.getItem('xbts.settings') ?? '')?.[1];
  const launch = new URLSearchParams(location.hash.slice(1)).get('tgWebAppThemeParams');
  const page =
    saved === undefined ? /"secondary_bg_color":"(#[0-9a-f]{6})"/i.exec(launch ?? '')?.[1] : undefined;
  const isDark = saved === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : saved === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.style.backgroundColor = page ?? (isDark ? '#0d1520' : '#eef1f5');

  // Made once, often before any of the app's code is there; src/platform/messenger/installPrompt.ts takes it from here.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer;
  });
  addEventListener('appinstalled', () => {
    window.installOffer = undefined;
  });
})();
