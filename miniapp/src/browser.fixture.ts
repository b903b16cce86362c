import { afterAll, vi } from 'vitest';

/* Browser features missing in jsdom. A component test imports this before anything of the app. */

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

Element.prototype.scrollIntoView ??= () => undefined;

// The error texts and the texts of every part.
const { loadErrorTexts } = await import('./platform/i18n/errorText.ts');
const { setLanguage } = await import('./platform/i18n/language.ts');
await Promise.all(
  Object.values(import.meta.glob('./{app,features/*,ui/*}/texts/*Texts.ts')).map((load) => load()),
);
await Promise.all([loadErrorTexts(), setLanguage('en')]);

/** Milliseconds: the delays at which the kit starts and ends a touch's ripple, even if the row is long gone. */
const RIPPLE_MS = 350;
// Saved before any test replaces it.
const { setTimeout: realTimeout } = globalThis;
afterAll(() => new Promise<void>((resolve) => realTimeout(resolve, RIPPLE_MS)));
