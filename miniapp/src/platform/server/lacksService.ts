import { appConfig } from './config.ts';

/** The services that this server lacks; empty before the configuration is loaded. */
export const missingServices = (): readonly string[] => appConfig?.missingServices ?? [];

/** Whether this server lacks a service of that name (shared/src/services/missingServices.ts). */
export const lacksService = (name: string): boolean => missingServices().includes(name);
