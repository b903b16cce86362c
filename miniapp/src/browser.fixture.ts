import { afterAll, vi } from 'vitest';

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

Element.prototype.scrollIntoView ??= () => undefined;

// The sentences of errors and the texts of every part.
const { loadErrorTexts } = await import('./platform/i18n/errorText.ts');
const { setLanguage } = await import('./platform/i18n/language.ts');
await Promise.all(
  Object.values(import.meta.glob('./{app,features/*,ui/*}/texts/*Texts.ts')).map((load) => load()),
);
await Promise.all([loadErrorTexts(), setLanguage('en')]);

/** Milliseconds: the kit begins a touch's ripple so late and ends it so much later, also when the row is long gone. */
const RIPPLE_MS = 350;
// Taken before any test puts a false one in its place.
const { setTimeout: realTimeout } = globalThis;
afterAll(() => new Promise<void>((resolve) => realTimeout(resolve, RIPPLE_MS)));
