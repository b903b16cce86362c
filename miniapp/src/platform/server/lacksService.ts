import { appConfig } from './config.ts';

/** The services that this server does without; before the configuration is there none is known to be missing. */
export const missingServices = (): readonly string[] => appConfig?.missingServices ?? [];

/** Whether this server does without a service of that name (shared/src/services/missingServices.ts). */
export const lacksService = (name: string): boolean => missingServices().includes(name);
