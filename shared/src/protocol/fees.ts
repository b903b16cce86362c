import { mulDivDown } from '../amounts/mulDiv.ts';
import type { Codec } from './codec.ts';
import { HUNDRED_PERCENT } from './constants.ts';
import { defaultFeeParameters, type FeeParameters } from './feeDefaults.ts';
import type { FeeSchedule } from './globalProperties.ts';
import { isCheapName } from './names.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';

/**
 * The fee the chain requires for an operation, in core units (chain.md §8, the node's fee_schedule_calc.cpp).
 * The fee member counts towards the operation's size, so its asset must be set; its amount does not matter.
 */
export function feeOf(operation: Operation, schedule: FeeSchedule, codec: Codec): bigint {
  return mulDivDown(unscaledFee(operation, schedule, codec), schedule.scale, BigInt(HUNDRED_PERCENT));
}

function unscaledFee(operation: Operation, schedule: FeeSchedule, codec: Codec): bigint {
  const parameters = parametersOf(operation[0], schedule);
  const price = parameters.price_per_kbyte ?? 0n;
  const fee = parameters.fee ?? 0n;
  const bodyFee = () => dataFee(codec.operation(operation).length - 1, price);
  switch (operation[0]) {
    case operationType.transfer: {
      const memo = operation[1].memo;
      return memo === undefined ? fee : fee + dataFee(1 + codec.memo(memo).length, price);
    }
    case operationType.asset_issue: {
      // An absent memo is still packed as one byte, and paid.
      const memo = operation[1].memo;
      return fee + dataFee(memo === undefined ? 1 : 1 + codec.memo(memo).length, price);
    }
    case operationType.account_create: {
      const registration = isCheapName(operation[1].name) ? parameters.basic_fee : parameters.premium_fee;
      return (registration ?? 0n) + bodyFee();
    }
    case operationType.account_update:
      return operation[1].new_options === undefined ? fee : fee + bodyFee();
    // The node's libraries/protocol/proposal.cpp, calculate_fee: all of it is paid by size, what is proposed too.
    case operationType.proposal_create:
    case operationType.proposal_update:
      return fee + bodyFee();
    case operationType.account_upgrade: {
      const { membership_lifetime_fee: lifetime, membership_annual_fee: annual } = parameters;
      return (operation[1].upgrade_to_lifetime_member ? lifetime : annual) ?? 0n;
    }
    // bitshares-core libraries/protocol/htlc.cpp: by begun days and begun kilobytes; a message costs what it does in a transfer.
    case operationType.htlc_create: {
      const { memo } = operation[1].extensions;
      const kbyte = parametersOf(operationType.transfer, schedule).price_per_kbyte ?? 0n;
      const memoFee = memo === undefined ? 0n : dataFee(1 + codec.memo(memo).length, kbyte);
      return (
        fee + begun(operation[1].claim_period_seconds, DAY_SECONDS) * (parameters.fee_per_day ?? 0n) + memoFee
      );
    }
    case operationType.htlc_extend:
      return fee + begun(operation[1].seconds_to_add, DAY_SECONDS) * (parameters.fee_per_day ?? 0n);
    case operationType.htlc_redeem:
      return fee + begun(operation[1].preimage.length / 2, 1024) * (parameters.fee_per_kb ?? 0n);
    case operationType.asset_create:
      return symbolFee(operation[1].symbol, parameters, schedule) + bodyFee();
    default:
      return fee;
  }
}

const DAY_SECONDS = 86_400;
const begun = (count: number, size: number): bigint => BigInt(Math.ceil(count / size));

// An operation that the schedule does not list costs the node's built-in fee.
function parametersOf(type: number, schedule: FeeSchedule): FeeParameters {
  return { ...defaultFeeParameters[type], ...listedParameters(type, schedule) };
}

function listedParameters(type: number, schedule: FeeSchedule): FeeParameters | undefined {
  return schedule.parameters.find(([listed]) => listed === type)?.[1];
}

function dataFee(bytes: number, pricePerKbyte: bigint): bigint {
  return mulDivDown(BigInt(bytes), pricePerKbyte, 1024n);
}

function symbolFee(symbol: string, parameters: FeeParameters, schedule: FeeSchedule): bigint {
  const subAsset = listedParameters(operationType.account_transfer, schedule)?.fee;
  const hasTickets = listedParameters(operationType.ticket_create, schedule) !== undefined;
  if (symbol.includes('.') && subAsset !== undefined && hasTickets) return subAsset;
  const byLength = { 3: parameters.symbol3, 4: parameters.symbol4 }[symbol.length];
  return byLength ?? parameters.long_symbol ?? 0n;
}
