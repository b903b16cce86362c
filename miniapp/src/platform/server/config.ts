import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type AppConfig, appConfigSchema } from '@xbts/shared/services/config.ts';
import * as v from 'valibot';

const KEPT_KEY = 'xbts.config';
/** Milliseconds to wait for the server before the last visit's configuration serves. */
const PATIENCE_MS = 4000;
/** A first visit has no stored configuration. */
const FIRST_PATIENCE_MS = 30_000;

/** The app's configuration; set before the first render. */
export let appConfig: AppConfig;

/**
 * Reads /config.json; when the server is unreachable, the last visit's configuration serves (the chain nodes may well
 * answer).
 * @throws AppError service.unreachable, service.bad_answer
 */
export async function loadConfig(): Promise<AppConfig> {
  const kept = cachedConfig();
  try {
    appConfig = await fetchConfig(kept === null ? FIRST_PATIENCE_MS : PATIENCE_MS);
    localStorage.setItem(KEPT_KEY, JSON.stringify(appConfig));
  } catch (error) {
    if (kept === null) throw toAppError(error);
    appConfig = kept;
  }
  return appConfig;
}

async function fetchConfig(patienceMs: number): Promise<AppConfig> {
  const path = '/config.json';
  // Not AbortSignal.timeout, which needs iOS 16; after the answer it has no effect.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), patienceMs);
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.onabort = () => reject(new DOMException('no configuration in time', 'TimeoutError'));
  });
  // The page's head has started the request.
  const asked = fetch(path, { signal: limit.signal });
  const response = await Promise.race([asked, tooLate]).catch((cause: unknown) => {
    throw new AppError('service.unreachable', { path }, cause);
  });
  if (!response.ok) throw new AppError('service.unreachable', { path });
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new AppError('service.bad_answer', { path, detail: 'no JSON' }, cause);
  });
  const parsed = v.safeParse(appConfigSchema, body);
  if (parsed.success) return parsed.output;
  throw new AppError('service.bad_answer', { path, detail: parsed.issues[0].message });
}

function cachedConfig(): AppConfig | null {
  const text = localStorage.getItem(KEPT_KEY);
  if (text === null) return null;
  try {
    const parsed = v.safeParse(appConfigSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null; // the browser's storage is untrusted: invalid text counts as absent
  }
}
