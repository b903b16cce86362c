import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import type { WitnessReading } from '../protocol/agreedWitnesses.ts';
import { objectIdOf } from '../protocol/objects.ts';
import { getDynamicGlobalProperties } from './getDynamicGlobalProperties.ts';
import type { ReadOptions } from './readOptions.ts';

const witness = objectIdOf('1.6');
const globalSchema = v.object({ active_witnesses: v.pipe(v.array(witness), v.minLength(1)) });
const witnessesSchema = v.array(v.nullable(v.object({ id: witness, signing_key: v.string() })));

/**
 * The active witnesses and their signing keys, by id, so that two nodes' answers can be compared.
 * @throws AppError those of ChainReader.call
 */
export async function getWitnesses(reader: ChainReader, options: ReadOptions = {}): Promise<WitnessReading> {
  const read = { ...options, schema: globalSchema };
  const { active_witnesses: active } = await reader.call('database', 'get_global_properties', [], read);
  const objects = await reader.call('database', 'get_objects', [active, false], {
    ...options,
    schema: witnessesSchema,
  });
  const head = await getDynamicGlobalProperties(reader, options);
  const keys = active.map((id): readonly [string, string] => {
    const object = objects.find((each) => each?.id === id);
    if (object === undefined || object === null)
      throw new AppError('node.bad_answer', { method: 'get_objects', detail: `${id} is unknown` });
    return [id, object.signing_key];
  });
  return { active, keys, headBlock: head.head_block_number, nextMaintenance: head.next_maintenance_time };
}
