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

// The sentences of errors, which the app loads after its first drawing.
const { loadErrorTexts } = await import('./i18n/language.ts');
await loadErrorTexts();
