import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useGatewayBoard } from './gatewayBoard.ts';
import type { GatewayDirection } from './networkState.ts';

/** A gateway's present statement about one coin. Times in milliseconds since 1970. */
export interface GatewayWord {
  readonly isOpen: boolean;
  readonly confirmations: number | null;
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
  /** Code of its last failure; null while it answers. */
  readonly failure: string | null;
}

/** A coin of a gateway on the board; undefined when absent. */
export function gatewayWord(
  gateways: readonly BoardGateway[],
  { family, symbol, way }: { family: GatewayFamily; symbol: string; way: GatewayDirection },
): GatewayWord | undefined {
  const gateway = gateways.find((each) => each.family === family);
  const coin = gateway?.coins.rows.find((each) => each.symbol === symbol);
  if (gateway === undefined || coin === undefined) return undefined;
  return {
    isOpen: way === 'deposit' ? coin.depositAllowed : coin.withdrawalAllowed,
    confirmations: coin.confirmations ?? null,
    answeredAt: gateway.lastAnswerAt,
    failedAt: gateway.lastFailureAt,
    failure: gateway.failure,
  };
}

/** The same, kept up to date. */
export const useGatewayWord = (wanted: Parameters<typeof gatewayWord>[1]): GatewayWord | undefined =>
  gatewayWord(useGatewayBoard().data ?? [], wanted);
