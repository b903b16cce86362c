import type { ChainObject } from '../../ledger/objects.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { isAbsent, readBooleanOr, readList, readObjectId } from '../arguments.ts';
import type { Session } from '../session.ts';
import { chainConfig } from './chainConfig.ts';

/** The value of an optional `subscribe` argument. */
export function readWish(argument: unknown): boolean | undefined {
  return isAbsent(argument) ? undefined : readBooleanOr(argument, false);
}

function findObject({ view, state }: Session, id: string): ChainObject | null {
  if (id === '2.1.0') return view.dynamic();
  if (id === '2.11.0') return chainProperties(view.chainId(), state.find('2.11', id));
  return view.object(id) ?? null;
}

function chainProperties(chainId: string, stored: ChainObject | undefined): ChainObject | null {
  return stored === undefined ? null : ({ ...stored, chain_id: chainId } as ChainObject);
}

/** Objects by id and the chain's own objects. */
export const globalMethods: ApiMethods = {
  get_objects: method(1, (session, [ids, subscribe]) => {
    const wanted = readList(ids).map((id) => readObjectId(id));
    session.subscriptions.watchObjects(wanted, readWish(subscribe));
    return wanted.map((id) => findObject(session, id));
  }),
  get_chain_id: method(0, ({ view }) => view.chainId()),
  get_chain_properties: method(0, (session) => findObject(session, '2.11.0')),
  get_global_properties: method(0, ({ state }) => state.global),
  get_dynamic_global_properties: method(0, ({ view }) => view.dynamic()),
  get_config: method(0, () => chainConfig),
};
