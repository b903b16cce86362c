import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';

type Listener = (error: AppError) => void;

const told = new Map<ErrorCode, AppError>();
const listeners = new Set<Listener>();

/** Called once for each kind of failure of the browser's storage, including earlier ones. */
export function onStorageFailure(listener: Listener): void {
  listeners.add(listener);
  for (const error of told.values()) listener(error);
}

function tell(error: AppError): void {
  if (told.has(error.code)) return;
  told.set(error.code, error);
  for (const listener of listeners) listener(error);
}

/** The text under a key; null without one, or when the browser denies its storage. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (cause) {
    tell(new AppError('device.storage_denied', {}, cause));
    return null;
  }
}

/**
 * Writes a text; false when the storage is full or denied, which is reported by its code: the app continues without it.
 */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    tell(new AppError(isFull ? 'device.storage_full' : 'device.storage_denied', {}, cause));
    return false;
  }
}
