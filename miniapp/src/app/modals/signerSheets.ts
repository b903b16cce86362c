// The first route names only this file: by name each file that a review needs is a kilobyte of it.
import { loadPart } from '../../platform/parts/loadPart.ts';

/** Loads what the user reviews and signs an operation on. */
export const loadReview = () =>
  loadPart(async () => (await import('../../features/transactions/ui/ReviewSheet.tsx')).ReviewSheet);

/** Loads what asks for the PIN. */
export const loadUnlock = () =>
  loadPart(async () => (await import('../../features/vault/ui/unlock/UnlockModal.tsx')).UnlockModal);

/** Loads what offers to take over an account of the legacy app. */
export const loadLegacy = () =>
  loadPart(async () => (await import('../../features/vault/ui/legacy/LegacySheet.tsx')).LegacySheet);
