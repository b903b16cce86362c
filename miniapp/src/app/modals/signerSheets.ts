// The first route names only this file: listing each file that a review needs would add a kilobyte per file.
import { loadPart } from '../../platform/parts/loadPart.ts';

/** Loads the sheet for reviewing and signing an operation. */
export const loadReview = () =>
  loadPart(async () => (await import('../../features/transactions/ui/ReviewSheet.tsx')).ReviewSheet);

/** Loads the PIN sheet. */
export const loadUnlock = () =>
  loadPart(async () => (await import('../../features/vault/ui/unlock/UnlockModal.tsx')).UnlockModal);

/** Loads the sheet for taking over an account of the legacy app. */
export const loadLegacy = () =>
  loadPart(async () => (await import('../../features/vault/ui/legacy/LegacySheet.tsx')).LegacySheet);
