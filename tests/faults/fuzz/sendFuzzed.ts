import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FuzzedRequest } from './fuzzedRequest.ts';

/** The answer. */
export interface FuzzedAnswer {
  readonly status: number;
  readonly body: string;
}

const hangMs = 60_000;

/**
 * Sends it; rejects without an answer in time. A connection closed by the server for an unreadable request counts as an
 * answer of 0.
 */
export function sendFuzzed(url: string, fuzzed: FuzzedRequest, agent: Agent): Promise<FuzzedAnswer> {
  const { hostname, port } = new URL(url);
  const { method, path, headers, body } = fuzzed;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        clearTimeout(timer);
        text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
      },
    );
    const timer = setTimeout(() => {
      reject(new Error(`no answer in ${hangMs / 1000} s: ${method} ${path.slice(0, 200)}`));
      sent.destroy();
    }, hangMs);
    sent.once('error', () => {
      clearTimeout(timer);
      resolve({ status: 0, body: '' });
    });
    sent.end(body);
  });
}
