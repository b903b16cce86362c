/**
 * Replaces a storage that the browser denies to a page in the messenger's frame; the replacement lasts as long as the
 * page.
 */
export function replaceDeniedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].length;
    } catch {
      const kept = new Map<string, string>();
      const value = {
        getItem: (key: string) => (kept.has(key) ? kept.get(key) : null),
        setItem: (key: string, text: string) => kept.set(key, String(text)),
        removeItem: (key: string) => kept.delete(key),
      };
      Object.defineProperty(window, name, { value });
    }
  }
}
