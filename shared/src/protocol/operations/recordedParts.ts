import * as v from 'valibot';
import { objectIdOf } from '../objects.ts';

/* Building blocks of recorded operations. */

export const anAccount = objectIdOf('1.2');
export const anAsset = objectIdOf('1.3');
export const anOrder = objectIdOf('1.7');
export const aPool = objectIdOf('1.19');
export const aTimedTransfer = objectIdOf('1.16');
export const aPercentage = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
