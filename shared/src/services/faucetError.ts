import * as v from 'valibot';
import { plainText } from './fields.ts';

/** A faucet's refusal, e.g. one registration per address; its messages are shown unchanged. */
export const faucetErrorSchema = v.object({
  error: v.object({ base: v.pipe(v.array(plainText(300)), v.minLength(1)) }),
});
