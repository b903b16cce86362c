import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Fetch } from '@xbts/shared/services/fetchJson.ts';

/** The runtime's fetch for untrusted services: no redirects, and never more than `maxBytes` of a body in memory. */
export function createBoundedFetch(maxBytes: number, fetchAny: typeof fetch = fetch): Fetch {
  return async (url, init) => {
    const response = await fetchAny(url, { ...init, redirect: 'error' });
    return { status: response.status, text: () => readBounded(response, maxBytes, url) };
  };
}

async function readBounded(response: Response, maxBytes: number, url: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new AppError('service.bad_answer', {
        path: new URL(url).pathname,
        detail: `more than ${maxBytes} bytes`,
      });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
