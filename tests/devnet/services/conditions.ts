/** The services with settable conditions; later ones add their name here. */
export const serviceNames = [
  'prices',
  'market',
  'faucet',
  'scamLists',
  'staking',
  'news',
  'dataServer',
  'explorer0',
  'explorer1',
  'explorer2',
  'explorerSocket',
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
 * How a service answers: normally; 503 with an error; 429 with a time to wait; 500; 200 with text that is not JSON; 200
 * with JSON of a wrong shape; half of a true answer, then the connection dropped; the same without an answer. `slowMs`
 * delays any of them.
 */
export type ServiceMode =
  | 'ok'
  | 'maintenance'
  | 'limited'
  | 'broken'
  | 'garbage'
  | 'wrongShape'
  | 'half'
  | 'silence';

/**
 * real: like the service itself, by the evidence of vectors/services; guess: the form this network used before there
 * was any.
 */
export type ServiceForm = 'real' | 'guess';

export const serviceForms: readonly ServiceForm[] = ['real', 'guess'];

export interface ServiceCondition {
  readonly mode: ServiceMode;
  readonly slowMs: number;
  readonly form: ServiceForm;
}

export const serviceModes: readonly ServiceMode[] = [
  'ok',
  'maintenance',
  'limited',
  'broken',
  'garbage',
  'wrongShape',
  'half',
  'silence',
];

/** The condition of every service, settable while they run. */
export interface ServiceConditions {
  of(service: ServiceName): ServiceCondition;
  set(service: ServiceName, condition: Partial<ServiceCondition>): void;
  reset(): void;
}

const well: ServiceCondition = { mode: 'ok', slowMs: 0, form: 'real' };

/** All services well. */
export function createServiceConditions(): ServiceConditions {
  const conditions = new Map<ServiceName, ServiceCondition>();
  return {
    of: (service) => conditions.get(service) ?? well,
    set: (service, condition) => void conditions.set(service, { ...well, ...condition }),
    reset: () => conditions.clear(),
  };
}
