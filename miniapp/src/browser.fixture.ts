import { vi } from 'vitest';

/* What jsdom lacks of a browser. A component test imports this before anything of the app. */

vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// The texts that the app loads with the first screen beyond the wallet, and those of every family of screens.
const { loadLaterTexts, setLanguage } = await import('./i18n/language.ts');
await Promise.all(Object.values(import.meta.glob('./i18n/*Texts.ts')).map((load) => load()));
await Promise.all([loadLaterTexts(), setLanguage('en')]);
