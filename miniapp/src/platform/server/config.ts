import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type AppConfig, appConfigSchema } from '@xbts/shared/services/config.ts';
import * as v from 'valibot';

const KEPT_KEY = 'xbts.config';
/** Milliseconds to wait for the server before the configuration of the last visit is used. */
const PATIENCE_MS = 4000;
/** A first visit has nothing else to begin with. */
const FIRST_PATIENCE_MS = 30_000;

/** The configuration this app runs with; set before anything is drawn. */
export let appConfig: AppConfig;

/**
 * Reads /config.json; when the server can't be reached, the one of the last visit serves (the chain nodes may well answer).
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
  // Not AbortSignal.timeout, which iOS has from 16 on only; late, it ends nothing any more.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), patienceMs);
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.onabort = () => reject(new DOMException('no configuration in time', 'TimeoutError'));
  });
  // The page's head has asked already.
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
    return null; // what lies in the browser's storage is input: broken text counts as absent
  }
}
