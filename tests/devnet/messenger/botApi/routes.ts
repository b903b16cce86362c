import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BotApiContext } from './botApiContext.ts';
import { BotApiError, botApiErrorBody } from './botApiError.ts';
import type { BotApiFault, BotApiFaults } from './faults.ts';
import { findMethod } from './methodTable.ts';
import { isObject, type Params, readInteger } from './params.ts';

/** One call of the bot, stored for tests: its request and its result (200 or the error code). */
export interface BotApiCall {
  readonly method: string;
  readonly params: Params;
  readonly at: number;
  readonly status: number;
}

export interface BotApiRoutesOptions {
  readonly context: BotApiContext;
  readonly faults: BotApiFaults;
  readonly record: (call: BotApiCall) => void;
}

/** Serves /bot<token>/<method> as api.telegram.org does: GET or POST; JSON, form or multipart. */
export function registerBotApi(app: FastifyInstance, { context, faults, record }: BotApiRoutesOptions): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readMultipart(request.headers['content-type'] ?? '', body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/bot:token/:method',
    handler: async (request, reply) => {
      const { token, method } = request.params as { token: string; method: string };
      const params: Params = {
        ...(request.query as object),
        ...(isObject(request.body) ? request.body : {}),
      };
      const onGone = (run: () => void) => reply.raw.once('close', run);
      const answer = await runCall({ context, faults, record }, { token, method, params, onGone });
      return send(reply, answer);
    },
  });
}

type Answer = { status: number; body: object | string } | 'hangUp';

async function runCall(
  { context, faults, record }: BotApiRoutesOptions,
  call: { token: string; method: string; params: Params; onGone: (run: () => void) => void },
): Promise<Answer> {
  const found = findMethod(call.method);
  const chatId = found === undefined ? undefined : readInteger(call.params, 'chat_id');
  const fault = found === undefined ? undefined : faults.take(found.name, chatId);
  const keep = (status: number) => {
    if (found?.name !== 'getUpdates')
      record({ method: found?.name ?? call.method, params: call.params, at: context.now(), status });
  };
  const gone = new AbortController();
  call.onGone(() => gone.abort());
  try {
    if (call.token !== context.profile.token) throw new BotApiError(401, 'Unauthorized');
    if (found === undefined) throw new BotApiError(404, 'Not Found');
    const early = answerOfFault(fault);
    if (early !== undefined) {
      keep(early === 'hangUp' ? 0 : early.status);
      return early;
    }
    const result = await found.run(context, call.params, gone.signal);
    keep(fault === undefined ? 200 : 0);
    return fault?.kind === 'lostAnswer' ? 'hangUp' : { status: 200, body: { ok: true, result } };
  } catch (error) {
    if (!(error instanceof BotApiError)) throw error;
    keep(error.errorCode);
    return { status: error.errorCode, body: botApiErrorBody(error) };
  }
}

function answerOfFault(fault: BotApiFault | undefined): Answer | undefined {
  switch (fault?.kind) {
    case 'flood': {
      const seconds = fault.retryAfter ?? 1;
      throw new BotApiError(429, `Too Many Requests: retry after ${seconds}`, seconds);
    }
    case 'blocked':
      throw new BotApiError(403, 'Forbidden: bot was blocked by the user');
    case 'serverError':
      throw new BotApiError(500, 'Internal Server Error');
    case 'garbage':
      return { status: 200, body: '<html><body>502 Bad Gateway</body></html>' };
    case 'silence':
      return 'hangUp';
    default:
      return undefined;
  }
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer === 'hangUp') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  const type = typeof answer.body === 'string' ? 'text/html' : 'application/json';
  return reply.code(answer.status).type(type).send(answer.body);
}

/** The fields of a multipart body; a file becomes the text 'attached:<name>', and its content the field of that name. */
async function readMultipart(contentType: string, body: Buffer): Promise<Params> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields[name] = value;
    else {
      fields[name] = `attached:${value.name}`;
      fields[`attached:${value.name}`] = Buffer.from(await value.arrayBuffer()).toString('base64');
    }
  }
  for (const [name, value] of Object.entries(fields)) {
    // A file is named by reference: photo=attach://<part>.
    const part = value.startsWith('attach://') ? fields[value.slice('attach://'.length)] : undefined;
    if (part !== undefined) fields[name] = part;
  }
  return fields;
}
