import { appConfig } from '../server/config.ts';

/** The explorer's page of a block. */
export function blockLink(blockNumber: number): string {
  return `${appConfig.links.explorer.replace(/\/$/u, '')}/#/blocks/${blockNumber}`;
}
