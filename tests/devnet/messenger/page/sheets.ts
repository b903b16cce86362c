import { byId, element } from './dom.ts';
import type { PopupButton } from './protocol/ports.ts';

/** Shows a sheet; the builder gets the function that closes it. A press outside or Escape dismisses it. */
export function openSheet(
  label: string,
  build: (close: () => void) => (Node | string)[],
  onDismiss: () => void,
): () => void {
  const layer = byId('sheet-layer');
  const before = document.activeElement;
  const close = () => {
    layer.hidden = true;
    layer.replaceChildren();
    document.removeEventListener('keydown', onKey);
    if (before instanceof HTMLElement) before.focus();
  };
  const dismiss = () => {
    close();
    onDismiss();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };
  const sheet = element(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-label': label },
    ...build(close),
  );
  layer.replaceChildren(sheet);
  layer.onclick = (event) => {
    if (event.target === layer) dismiss();
  };
  layer.hidden = false;
  document.addEventListener('keydown', onKey);
  sheet.querySelector<HTMLElement>('input, button')?.focus();
  return close;
}

/** A popup of the mini app: resolves with the pressed button's id, or undefined when it was dismissed. */
export function showPopup(popup: {
  title: string;
  message: string;
  buttons: readonly PopupButton[];
}): Promise<string | undefined> {
  const words: Readonly<Record<string, string>> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };
  const buttons = popup.buttons.length > 0 ? popup.buttons : [{ id: '', type: 'close' }];
  return new Promise((resolve) => {
    const build = (close: () => void) => {
      const draw = (button: PopupButton) =>
        element(
          'button',
          {
            type: 'button',
            class: button.type === 'destructive' ? 'plain-button danger' : 'plain-button',
            onclick: () => {
              close();
              resolve(button.id);
            },
          },
          button.text ?? words[button.type ?? ''] ?? 'OK',
        );
      return [
        ...(popup.title === '' ? [] : [element('h2', {}, popup.title)]),
        element('p', {}, popup.message),
        element('div', { class: 'sheet-actions' }, ...buttons.map(draw)),
      ];
    };
    openSheet(popup.title || 'Message', build, () => resolve(undefined));
  });
}

/** The messenger's own question; dismissing it is a refusal. */
export async function ask(question: {
  title: string;
  text: string;
  accept: string;
  refuse: string;
}): Promise<boolean> {
  const pressed = await showPopup({
    title: question.title,
    message: question.text,
    buttons: [
      { id: 'accept', text: question.accept },
      { id: 'refuse', text: question.refuse },
    ],
  });
  return pressed === 'accept';
}

/** The QR scanner: 'scanned' text is typed into a field, as long as the mini app leaves it open. */
export function openScannerSheet(
  text: string,
  on: { text: (data: string) => void; closed: () => void },
): () => void {
  const field = element('input', { id: 'scan-text', 'aria-label': 'Scanned text', autocomplete: 'off' });
  const close = openSheet(
    'QR scanner',
    () => [
      element('h2', {}, 'QR scanner'),
      element('p', {}, text || 'Point the camera at a code.'),
      element('div', { class: 'viewfinder', 'aria-hidden': 'true' }),
      element(
        'form',
        {
          onsubmit: (event) => {
            event.preventDefault();
            on.text(field.value);
          },
        },
        field,
        element(
          'div',
          { class: 'sheet-actions' },
          element('button', { class: 'wide-button' }, 'Scan'),
          element(
            'button',
            { type: 'button', class: 'plain-button', onclick: () => closeByPerson() },
            'Close',
          ),
        ),
      ),
    ],
    () => on.closed(),
  );
  const closeByPerson = () => {
    close();
    on.closed();
  };
  return close;
}

/** Lets the person choose one of the named values; undefined when dismissed. */
export function choose<T>(
  title: string,
  choices: readonly { name: string; value: T }[],
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const build = (close: () => void) => [
      element('h2', {}, title),
      element(
        'div',
        { class: 'sheet-actions' },
        ...choices.map(({ name, value }) =>
          element(
            'button',
            {
              type: 'button',
              class: 'plain-button',
              onclick: () => {
                close();
                resolve(value);
              },
            },
            name,
          ),
        ),
      ),
    ];
    openSheet(title, build, () => resolve(undefined));
  });
}

const toastMs = 2500;

/** A short notice that disappears automatically. */
export function toast(text: string): void {
  const shown = element('div', { class: 'toast' }, text);
  byId('toasts').append(shown);
  setTimeout(() => shown.remove(), toastMs);
}
