import { type GatewayFamily, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { gatewayCoins, type LocalCoin } from './gatewayCoins.ts';

/** An assigned deposit address. */
export interface IssuedAddress {
  readonly family: GatewayFamily;
  readonly symbol: string;
  readonly account: string;
  readonly address: string;
  readonly memo?: string;
}

/** A deposit that was credited on chain. */
export interface Deposit {
  readonly family: GatewayFamily;
  readonly symbol: string;
  readonly account: string;
  /** Whole coins. */
  readonly amount: string;
  readonly transactionId: string;
}

/** A transfer of a gateway's coin to its issuer, and its outcome. */
export interface Withdrawal {
  readonly family: GatewayFamily;
  readonly symbol: string;
  readonly account: string;
  readonly amount: string;
  /** Decrypted; '' without one. */
  readonly memo: string;
  readonly operationId: string;
  /** refused: the memo has no address of the coin's network, or the amount is below the minimum; nothing is paid. */
  readonly state: 'paid' | 'refused';
  /** The burn's id, once it is paid. */
  readonly transactionId?: string;
}

/** The members of a coin that a control may change; `address`, `memo` and `issuer` replace the valid ones. */
export type CoinChange = Partial<Omit<LocalCoin, 'symbol' | 'walletType'>> & {
  readonly address?: string;
  readonly memo?: string;
  readonly issuer?: string;
};

/** The local gateways' data outside the chain; settable while they run. */
export class GatewayBook {
  readonly issued: IssuedAddress[] = [];
  readonly deposits: Deposit[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly #changes = new Map<string, CoinChange>();

  coins(family: GatewayFamily): (LocalCoin & CoinChange)[] {
    return gatewayCoins[family].map((coin) => ({
      ...coin,
      ...this.#changes.get(`${family} ${coin.symbol}`),
    }));
  }

  coin(family: GatewayFamily, symbol: string): (LocalCoin & CoinChange) | undefined {
    return this.coins(family).find((coin) => coin.symbol === symbol.toUpperCase());
  }

  /** The family of a coin: the first that has it. */
  familyOf(symbol: string): GatewayFamily | undefined {
    return gatewayFamilies.find((family) => this.coin(family, symbol) !== undefined);
  }

  /** A coin by its asset and the coin in a withdrawal's memo, in lower case. */
  withdrawn(symbol: string, backingCoin: string): { family: GatewayFamily; coin: LocalCoin } | undefined {
    for (const family of gatewayFamilies) {
      const coin = this.coin(family, symbol);
      if (coin?.backingCoin.toLowerCase() === backingCoin) return { family, coin };
    }
    return undefined;
  }

  /** Adds to the earlier changes of the coin; an empty change reverts them all. */
  change(family: GatewayFamily, symbol: string, change: CoinChange): void {
    const key = `${family} ${symbol.toUpperCase()}`;
    if (Object.keys(change).length === 0) this.#changes.delete(key);
    else this.#changes.set(key, { ...this.#changes.get(key), ...change });
  }
}
