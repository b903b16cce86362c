import type { ComponentType } from 'react';
import { loadErrorTexts } from '../platform/i18n/errorText.ts';

let brought: Promise<void> | undefined;

/** Loads what everything beyond the first render depends on: the remaining icons, and the signer tied to the session. */
export function loadLaterParts(): Promise<void> {
  brought ??= import('./bringLaterParts.ts')
    .then(({ bringLaterParts }) => bringLaterParts())
    .catch((cause: unknown) => {
      brought = undefined;
      throw cause;
    });
  return brought;
}

/** Makes a component one that i18next draws again. */
type Translated = (Part: ComponentType) => ComponentType;
let speech: Promise<Translated> | undefined;

/**
 * Loads i18next, which speaks from then on, and the sentences of errors: behind the first picture, which says the same without it
 * (texts/allTexts.test.ts), so that the picture has the line to itself.
 */
export async function loadSpeech(): Promise<Translated> {
  speech ??= import('../platform/i18n/fullTranslator.ts')
    .then(async ({ bringTranslator, translated }) => {
      await bringTranslator();
      return translated;
    })
    .catch((cause: unknown) => {
      speech = undefined;
      throw cause;
    });
  const [translated] = await Promise.all([speech, loadErrorTexts()]);
  return translated;
}
