/** The services that can be put into a condition; later ones add their name here. */
export const serviceNames = [
  'prices',
  'market',
  'faucet',
  'scamLists',
  'staking',
  'news',
  'explorer0',
  'explorer1',
  'explorer2',
  'gateway-coins',
  'gateway-waves',
  'gateway-bsc',
  'gateway-eth',
  'gateway-eos',
  'gateway-fiat',
  'gateway-ton',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * How a service answers: as it should; 503 with an error; 200 with what is no JSON; 200 with JSON of a wrong shape;
 * the connection dropped without an answer. `slowMs` delays any of them.
 */
export type ServiceMode = 'ok' | 'maintenance' | 'garbage' | 'wrongShape' | 'silence';

export interface ServiceCondition {
  readonly mode: ServiceMode;
  readonly slowMs: number;
}

export const serviceModes: readonly ServiceMode[] = ['ok', 'maintenance', 'garbage', 'wrongShape', 'silence'];

/** The condition of every service, settable while they run. */
export interface ServiceConditions {
  of(service: ServiceName): ServiceCondition;
  set(service: ServiceName, condition: Partial<ServiceCondition>): void;
  reset(): void;
}

const well: ServiceCondition = { mode: 'ok', slowMs: 0 };

/** All services well. */
export function createServiceConditions(): ServiceConditions {
  const conditions = new Map<ServiceName, ServiceCondition>();
  return {
    of: (service) => conditions.get(service) ?? well,
    set: (service, condition) => void conditions.set(service, { ...well, ...condition }),
    reset: () => conditions.clear(),
  };
}
