import { openByBiDi } from './biDi.ts';
import { DrivenPage } from './drivenPage.ts';
import type { Engine } from './engineTable.ts';
import { openByDriver } from './webDriver.ts';

/** Starts an engine and drives one page of it. */
export async function startEngine(engine: Engine, path: string, port: number): Promise<DrivenPage> {
  const open = engine.protocol === 'BiDi' ? openByBiDi : openByDriver;
  return new DrivenPage(await open(engine, path, port));
}
