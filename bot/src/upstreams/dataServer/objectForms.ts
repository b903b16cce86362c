import { globalPropertiesSchema } from '@xbts/shared/protocol/globalProperties.ts';
import { liquidityPoolSchema, poolStatisticsSchema } from '@xbts/shared/protocol/marketObjects.ts';
import {
  accountSchema,
  anyObjectId,
  assetSchema,
  dynamicAssetDataSchema,
  dynamicGlobalPropertiesSchema,
  limitOrderSchema,
  vestingBalanceSchema,
} from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import { asSent } from './asSent.ts';

const anyObject = v.looseObject({ id: anyObjectId });

/** The objects that screens use, by kind. */
const kinds: Readonly<Record<string, v.GenericSchema<{ id: string }, unknown>>> = {
  '1.2': accountSchema,
  '1.3': assetSchema,
  '1.7': limitOrderSchema,
  '1.13': vestingBalanceSchema,
  '1.19': liquidityPoolSchema,
  '2.0': globalPropertiesSchema,
  '2.1': dynamicGlobalPropertiesSchema,
  '2.3': dynamicAssetDataSchema,
  '5.6': poolStatisticsSchema,
};

/** The kind of an object: "1.19" of 1.19.4. */
function kindOf(object: unknown): string {
  const id = String(Object(object).id);
  return id.slice(0, id.lastIndexOf('.'));
}

/** A chain object in a node's form: by the schema of its kind if a screen relies on it, else by its id. */
export const chainObject = asSent(v.lazy((object) => kinds[kindOf(object)] ?? anyObject));
