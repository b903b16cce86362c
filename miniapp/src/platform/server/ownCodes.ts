import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';

/** What our own server refuses with a code of ours is thrown under that code, which has a sentence of its own. */
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
