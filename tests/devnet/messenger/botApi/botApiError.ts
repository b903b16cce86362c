/** A refusal in the Bot API's form: `{ ok: false, error_code, description, parameters? }` with the same HTTP status. */
export class BotApiError extends Error {
  override readonly name = 'BotApiError';
  readonly errorCode: number;
  readonly description: string;
  readonly retryAfter: number | undefined;

  constructor(errorCode: number, description: string, retryAfter?: number) {
    super(`${errorCode}: ${description}`);
    this.errorCode = errorCode;
    this.description = description;
    this.retryAfter = retryAfter;
  }
}

/** The everyday refusal: 400 with the text after 'Bad Request: '. */
export function badRequest(text: string): BotApiError {
  return new BotApiError(400, `Bad Request: ${text}`);
}

/** The body of a refusal as the Bot API sends it. */
export function botApiErrorBody(error: BotApiError): object {
  return {
    ok: false,
    error_code: error.errorCode,
    description: error.description,
    ...(error.retryAfter === undefined ? {} : { parameters: { retry_after: error.retryAfter } }),
  };
}
