import type { Lies } from '../../chain/rpc/lies/lieTable.ts';
import { lieRows } from '../../chain/rpc/lies/lieTable.ts';
import { ControlError, type Verb } from '../verb.ts';
import { nodeOf } from './nodeOf.ts';

/** Every lie with the form of its settings. */
export const listLies: Verb = {
  method: 'GET',
  path: '/lies',
  about: 'the lies that a node can tell: { name, about, off, example }',
  run: () => lieRows.map(([name, { about, off, example }]) => ({ name, about, off, example })),
};

/** Changes the named lies and leaves the others unchanged. */
export const setNodeLies: Verb = {
  method: 'POST',
  path: '/nodes/:index/lies',
  about: `let a node lie: { ${lieRows.map(([name]) => name).join(', ')} }; the form of each: GET /lies`,
  run: (call) => {
    const { faults } = nodeOf(call);
    const known: readonly string[] = lieRows.map(([name]) => name);
    const unknown = Object.keys(call.body).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new ControlError(`no such lie: ${unknown.join(', ')}`);
    try {
      faults.lie(call.body as Partial<Lies>);
    } catch (cause) {
      throw new ControlError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
    return faults.settings.lies;
  },
};
