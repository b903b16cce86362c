import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { type ContactFile, type FaultyLine, readContactFile } from './contactFile.ts';
import type { Contact } from './contacts.ts';

/** What an import would do, before anything is saved. */
export interface ContactImport extends Pick<ContactFile, 'isCut'> {
  readonly added: readonly Contact[];
  /** Lines of accounts that are contacts already: they stay as they are. */
  readonly known: readonly Contact[];
  readonly faults: readonly FaultyLine[];
}

export interface ImportRules {
  readonly contacts: readonly Contact[];
  /** Accounts on the scam list, by name. */
  readonly forbidden: Pick<ReadonlySet<string>, 'has'>;
}

/** Looks up the accounts of a file's text. @throws AppError of the nodes */
export async function planImport(
  reader: ChainReader,
  text: string,
  { contacts, forbidden }: ImportRules,
): Promise<ContactImport> {
  const { contacts: lines, faults, isCut } = readContactFile(text);
  const accounts = await getAccounts(
    reader,
    lines.map(({ name }) => name),
  );
  const saved = new Map(contacts.map((each) => [each.id, each]));
  const added: Contact[] = [];
  const known: Contact[] = [];
  const wrong = [...faults];
  for (const [index, { line, name, label }] of lines.entries()) {
    const id = accounts[index]?.id;
    const before = saved.get(id ?? '');
    if (id === undefined) wrong.push({ line, fault: 'unknown' });
    else if (forbidden.has(name)) wrong.push({ line, fault: 'scam' });
    else if (before !== undefined) known.push(before);
    else added.push({ name, id, label });
  }
  return { added, known, faults: wrong.sort((one, other) => one.line - other.line), isCut };
}
