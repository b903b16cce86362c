import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getGlobalProperties } from '@xbts/shared/actions/getGlobalProperties.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID, HUNDRED_PERCENT } from '@xbts/shared/protocol/constants.ts';
import { defaultFeeParameters } from '@xbts/shared/protocol/fees.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type FeeFigures, listedFees } from './market.ts';

/** The chain's flat fees in core units, without the surcharges of messages and long names. @throws AppError node.* */
export async function readFees(client: ChainClient): Promise<FeeFigures> {
  const [{ parameters }, [core]] = await Promise.all([
    getGlobalProperties(client),
    getAssets(client, [CORE_ASSET_ID]),
  ]);
  if (core === null || core === undefined) throw new AppError('node.bad_answer', { what: CORE_ASSET_ID });
  const { scale, parameters: listed } = parameters.current_fees;
  const fees = listedFees.map((name) => {
    const type = operationType[name];
    const own = listed.find(([each]) => each === type)?.[1];
    const fee = own?.fee ?? defaultFeeParameters[type]?.fee ?? 0n;
    return { name, units: mulDivDown(fee, scale, BigInt(HUNDRED_PERCENT)) };
  });
  return { symbol: core.symbol, precision: core.precision, fees };
}
