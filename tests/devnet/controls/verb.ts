import type { BlockSchedule } from '../blockSchedule.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import type { ChainNode } from '../chain/rpc/startChainNode.ts';
import type { DevnetClock } from '../clock.ts';
import type { Messenger } from '../messenger/startMessenger.ts';
import type { GatewayBook } from '../services/gateways/gatewayBook.ts';
import type { Services } from '../services/startServices.ts';
import type { WorldAccount } from '../world/accounts.ts';

/** The parts of a development network that the controls reach. */
export interface DevnetParts {
  readonly nodes: readonly ChainNode[];
  readonly ledger: Ledger;
  readonly clock: DevnetClock;
  readonly blocks: BlockSchedule;
  readonly services: Services;
  readonly messenger: Messenger;
  readonly accounts: readonly WorldAccount[];
}

/** The input of a call. */
export interface VerbCall {
  readonly parts: DevnetParts;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One control: a plain HTTP call. What it returns is the JSON answer. */
export interface Verb {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One sentence for the page, with the fields of the body. */
  readonly about: string;
  /** @throws ControlError with a sentence for an impossible call */
  readonly run: (call: VerbCall) => unknown;
}

/** An impossible call: answered with 400 and its sentence. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** A whole number of the body within limits. @throws ControlError */
export function readNumber(
  body: VerbCall['body'],
  name: string,
  { min, max, otherwise }: { min: number; max: number; otherwise?: number },
): number {
  const value = body[name] ?? otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new ControlError(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

/** The local gateways. @throws ControlError on a network without its own chain */
export function gatewaysOf({ services: { gateways } }: DevnetParts): GatewayBook {
  if (gateways === undefined) throw new ControlError('there are gateways only on a local chain');
  return gateways;
}
