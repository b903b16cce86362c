import { loadLaterTexts } from '../i18n/language.ts';

let signerFollowed: Promise<void> | undefined;

/** Brings what every part of the app beyond the first drawing counts on: the rest of the texts, and the signer tied to the session. */
export async function loadLaterParts(): Promise<void> {
  signerFollowed ??= import('./followSigner.ts').then(
    ({ followSigner }) => {
      followSigner();
    },
    (cause) => {
      signerFollowed = undefined;
      throw cause;
    },
  );
  await Promise.all([loadLaterTexts(), signerFollowed]);
}
