import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getKeyReferences } from '@xbts/shared/actions/getKeyReferences.ts';
import { lookupAccounts } from '@xbts/shared/actions/lookupAccounts.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { Clue, SecretKind } from '../../../../signer/protocol/secrets.ts';
import { useAccounts } from '../../../account/model/accounts.ts';
import { readFormerKeys } from '../../../account/model/formerKeys.ts';

/** Possibly mistyped letters at the end of a name. */
const LAST_LETTERS = 3;
const LEAST_LETTERS = 3;

/** Possibly meant names: this device's, and the chain's with the same beginning. */
async function similarNames(name: string): Promise<string[]> {
  const saved = useAccounts.getState().accounts.map((each) => each.name);
  const prefix = name.slice(0, Math.max(LEAST_LETTERS, name.length - LAST_LETTERS));
  const alike = await lookupAccounts(chain, prefix);
  return [...new Set([...saved, ...alike.map((each) => each.name)])].filter((each) => each !== name);
}

async function othersFor(name: string, kind: SecretKind, secret: string): Promise<Account[]> {
  const wanted =
    kind === 'password'
      ? await similarNames(name)
      : ((await getKeyReferences(chain, [await signer.publicKeyOfWif(secret)]))[0] ?? []);
  return (await getAccounts(chain, wanted)).filter((each) => each !== null);
}

/**
 * Possible reasons why a password or WIF was refused. The secret goes only to the signer; the chain is asked for names,
 * keys and history, all public. An unreadable part just omits a clue.
 */
export async function explainFailure(account: Account, kind: SecretKind, secret: string): Promise<Clue[]> {
  // A silent node must not hide the refusal behind another failure.
  const [formerKeys, others] = await Promise.all([
    readFormerKeys(chain, account.name).catch(() => []),
    othersFor(account.name, kind, secret).catch(() => []),
  ]);
  return signer.explainSecret({ account, kind, secret, formerKeys, others }).catch(() => []);
}
