import { AppError } from '@xbts/shared/errors/appError.ts';
import { createFetchJson, type Fetch, type FetchJson } from '@xbts/shared/services/fetchJson.ts';

/**
 * Requests to a service at its base address; with an empty one, 'off' in the settings, each rejects with
 * service.not_configured.
 */
export function serviceFetch(
  name: string,
  options: { fetch: Fetch; baseUrl: string; timeoutMs?: number },
): FetchJson {
  if (options.baseUrl !== '') return createFetchJson(options);
  return () => Promise.reject(new AppError('service.not_configured', { name }));
}
