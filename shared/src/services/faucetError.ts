import * as v from 'valibot';
import { plainText } from './fields.ts';

/** A faucet's refusal, e.g. one registration an address; its messages are shown as they are. */
export const faucetErrorSchema = v.object({ error: v.object({ base: v.array(plainText(300)) }) });
