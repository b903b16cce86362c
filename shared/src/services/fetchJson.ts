import { abortAfter } from '../engine/abortAfter.ts';

/** One HTTP request to a service. */
export interface JsonRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, relative to the service's base address. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Status and body; the body is undefined unless it is JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request; rejects only without an answer. */
export type FetchJson = (request: JsonRequest) => Promise<JsonAnswer>;

/** The subset of the environment's fetch in use. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<{ status: number; text(): Promise<string> }>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A page of HTML from a proxy: the caller sees "no JSON" and names the path.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * A FetchJson over the environment's fetch. `baseUrl` has no trailing slash ('' = same origin); `timeoutMs` covers the
 * body.
 */
export function createFetchJson(options: { fetch: Fetch; baseUrl: string; timeoutMs?: number }): FetchJson {
  const { fetch, baseUrl, timeoutMs = 10_000 } = options;
  return async ({ method, path, body, headers, signal }) => {
    const limit = abortAfter(timeoutMs, signal);
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        signal: limit.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: parseJson(await response.text()) };
    } finally {
      limit.end();
    }
  };
}
