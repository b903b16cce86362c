import type { Messenger } from '../../devnet/messenger/startMessenger.ts';
import type { Services } from '../../devnet/services/startServices.ts';
import type { MessengerBlow, ServiceBlow } from './kinds.ts';

/** Applies the conditions of services, and of the Bot API for messages. */
export function strikeServices(
  { services, messenger }: { services: Services; messenger: Messenger },
  blows: { services: readonly ServiceBlow[]; messenger: readonly MessengerBlow[] },
): void {
  for (const { service, mode, slowMs } of blows.services) services.conditions.set(service, { mode, slowMs });
  messenger.faults.set(
    blows.messenger.map(({ kind, times }) => ({ kind, times, methods: ['sendMessage'], retryAfter: 1 })),
  );
}

/** Repairs all services. */
export function mendServices({ services, messenger }: { services: Services; messenger: Messenger }): void {
  services.conditions.reset();
  messenger.faults.set([]);
}
