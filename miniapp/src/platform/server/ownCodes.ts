import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';

/** Turns our own server's refusals into errors with their own codes, which have their own sentences. */
export async function withOwnCodes<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const code = hasCode(error, 'service.refused') ? error.facts.code : undefined;
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    if (known === undefined || !hasCode(error, 'service.refused')) throw error;
    throw new AppError(known, { ...error.facts }, error);
  }
}
