import { useQuery } from '@tanstack/react-query';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useSettled } from '../../../platform/cache/settled.ts';
import { hasAddressForm } from './gatewayAddress.ts';
import { askIsAddress } from './gatewayCalls.ts';
import { linkFault } from './pastedTarget.ts';

export interface AddressToCheck {
  readonly family: GatewayFamily;
  readonly coin: GatewayCoin;
  readonly address: string;
  /** The network's name, for the sentences. */
  readonly network: string;
}

/** The state of a typed address. */
export interface AddressCheck {
  /** The gateway takes it. */
  readonly isRight: boolean;
  readonly isChecking: boolean;
  /** Its fault; `hasFailed` instead when the gateway did not answer. */
  readonly error: AppError | null;
  readonly hasFailed: AppError | null;
  checkAgain(): void;
}

/**
 * The fault of an address without a request. A colon separates the parts of the memo to the gateway: no address may
 * contain one.
 */
export function addressError({ family, coin, address, network }: AddressToCheck): AppError | null {
  if (address === '') return new AppError('withdrawal.address_empty');
  const fault = linkFault(address, { family, coin });
  if (fault !== null) return fault;
  const isRight = hasAddressForm(family, coin, address) && !address.includes(':');
  return isRight ? null : new AppError('withdrawal.address_malformed', { network });
}

/** Asks the gateway whether it accepts an address. @throws AppError withdrawal.address_*, gateway.*, service.* codes */
export async function assertAddress(wanted: AddressToCheck, signal?: AbortSignal): Promise<void> {
  const error = addressError(wanted);
  if (error !== null) throw error;
  const { family, coin, address, network } = wanted;
  if (!(await askIsAddress(family, coin, address, signal)))
    throw new AppError('withdrawal.address_refused', { network });
}

/** Checks an address with the gateway after a pause in typing; a check of an earlier text is cancelled. */
export function useAddressCheck(wanted: AddressToCheck | null): AddressCheck {
  const address = wanted?.address ?? '';
  const isSettled = useSettled(address) === address;
  const own = wanted === null ? null : addressError(wanted);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gatewayAddress', wanted?.family, wanted?.coin.walletType, wanted?.coin.symbol, address],
    queryFn: async ({ signal }) => {
      if (wanted === null) return false;
      return askIsAddress(wanted.family, wanted.coin, address, signal);
    },
    enabled: wanted !== null && own === null && isSettled,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  const refused =
    data === false ? new AppError('withdrawal.address_refused', { network: wanted?.network ?? '' }) : null;
  return {
    isRight: own === null && isSettled && data === true,
    isChecking: own === null && wanted !== null && (!isSettled || isFetching),
    error: own ?? refused,
    hasFailed: own === null && error !== null && !isFetching ? toAppError(error) : null,
    checkAgain: () => void refetch(),
  };
}
