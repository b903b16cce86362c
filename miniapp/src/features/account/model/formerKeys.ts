import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import { authoritySchema } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import type { FormerKey } from '../../../signer/protocol/secrets.ts';

const withMemoKey = v.object({ memo_key: v.string() });
const keyChange = v.object({
  owner: v.optional(authoritySchema),
  active: v.optional(authoritySchema),
  options: v.optional(withMemoKey),
  new_options: v.optional(withMemoKey),
});

type KeysByRole = Partial<Record<'owner' | 'active' | 'memo', readonly string[]>>;

function keysSetBy({ op: [, members] }: OperationRecord): KeysByRole {
  const parsed = v.safeParse(keyChange, members);
  if (!parsed.success) return {};
  const { owner, active, options, new_options } = parsed.output;
  const memo = (new_options ?? options)?.memo_key;
  return {
    ...(owner === undefined ? {} : { owner: owner.key_auths.map(([key]) => key) }),
    ...(active === undefined ? {} : { active: active.key_auths.map(([key]) => key) }),
    ...(memo === undefined ? {} : { memo: [memo] }),
  };
}

/** Keys that operations (oldest first) set and later ones replaced, each with the time of its replacement. */
export function formerKeysOf(records: readonly (OperationRecord & { block_time: string })[]): FormerKey[] {
  const present: KeysByRole = {};
  const former: FormerKey[] = [];
  for (const record of records) {
    for (const [role, keys] of Object.entries(keysSetBy(record)) as ['owner', readonly string[]][]) {
      for (const publicKey of present[role] ?? []) {
        if (!keys.includes(publicKey)) former.push({ publicKey, until: record.block_time });
      }
      present[role] = keys;
    }
  }
  return former;
}

/** An account's former keys, as far as the node's history reaches back. */
export async function readFormerKeys(chain: ChainClient, account: string): Promise<FormerKey[]> {
  const both = await Promise.all(
    [operationType.account_create, operationType.account_update].map((type) =>
      getAccountOperations(chain, account, type),
    ),
  );
  const records = both.flat().sort((a, b) => compareObjectIds(a.id, b.id));
  const timed = records.map(async (record) => {
    const time = record.block_time ?? (await getBlock(chain, record.block_num))?.timestamp;
    return { ...record, block_time: time ?? '' };
  });
  return formerKeysOf(await Promise.all(timed));
}
