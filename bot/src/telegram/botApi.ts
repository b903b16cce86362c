import { Readable } from 'node:stream';
import { Api, type ApiClientOptions } from 'grammy';
import * as v from 'valibot';
import { platformSignal } from './signals.ts';

/** The form of every answer of the Bot API (core.telegram.org/bots/api, 'Making requests'). */
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('ok', [
    v.looseObject({ ok: v.literal(true) }),
    v.looseObject({
      ok: v.literal(false),
      error_code: v.number(),
      description: v.optional(v.string(), ''),
      parameters: v.optional(v.looseObject({ retry_after: v.optional(v.number()) })),
    }),
  ]),
);

/** The error behind an HttpError when the answer is not the Bot API's. */
export class GarbledAnswer extends Error {}

type ClientFetch = NonNullable<ApiClientOptions['fetch']>;
type ClientRequest = NonNullable<Parameters<ClientFetch>[1]>;

type FetchBody = NonNullable<NonNullable<Parameters<typeof fetch>[1]>['body']>;

/** The connection options of every Bot API client; `apiRoot` without a trailing slash. */
export function botApiOptions(options: { apiRoot: string; fetch?: typeof fetch }): ApiClientOptions {
  const { apiRoot, fetch: request = fetch } = options;
  const fetchAnswer = async (url: unknown, init: ClientRequest = {}): Promise<Response> => {
    const { method = 'POST', headers, body, signal } = init;
    const sent = {
      method,
      headers: headers as Record<string, string>,
      body: (body instanceof Readable ? Readable.toWeb(body) : body) as FetchBody,
      duplex: 'half' as const,
      ...(signal ? { signal: platformSignal(signal) } : {}),
    };
    const response = await request(String(url), sent);
    return new Response(answerText(response, await response.text()));
  };
  // The library uses the types of a polyfill, but only calls json() on the answer.
  return { apiRoot, fetch: fetchAnswer as unknown as ClientFetch };
}

/** A client for calls without an update, such as notices: it does not retry. */
export function createBotApi(options: { token: string; apiRoot: string; fetch?: typeof fetch }): Api {
  return new Api(options.token, botApiOptions(options));
}

/** The answer in the Bot API's form, even when a proxy refuses in its own words. @throws GarbledAnswer */
function answerText({ status, headers }: Response, text: string): string {
  if (v.safeParse(answerSchema, text).success) return text;
  if (status !== 429 && status < 500) throw new GarbledAnswer('not an answer of the Bot API');
  const seconds = Number(headers.get('retry-after'));
  const parameters = status === 429 && seconds > 0 ? { retry_after: seconds } : {};
  return JSON.stringify({ ok: false, error_code: status, description: 'refused by a proxy', parameters });
}
