import { loadErrorTexts } from '../platform/i18n/errorText.ts';

let brought: Promise<void> | undefined;

/** Loads what everything beyond the first render depends on: i18next, the remaining texts and icons, and the signer tied to the session. */
export async function loadLaterParts(): Promise<void> {
  brought ??= import('./bringLaterParts.ts')
    .then(({ bringLaterParts }) => bringLaterParts())
    .catch((cause: unknown) => {
      brought = undefined;
      throw cause;
    });
  await Promise.all([loadErrorTexts(), brought]);
}
