import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';

type Listener = (error: AppError) => void;

const told = new Map<ErrorCode, AppError>();
const listeners = new Set<Listener>();

/** Hears once of each way in which the browser's storage fails, also of what failed before. */
export function onStorageFailure(listener: Listener): void {
  listeners.add(listener);
  for (const error of told.values()) listener(error);
}

function tell(error: AppError): void {
  if (told.has(error.code)) return;
  told.set(error.code, error);
  for (const listener of listeners) listener(error);
}

/** The text under a key; null where there is none or the browser denies its storage. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (cause) {
    tell(new AppError('device.storage_denied', {}, cause));
    return null;
  }
}

/** Writes a text; false when the browser has no room or denies its storage, which is told by its code: the app goes on without. */
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
