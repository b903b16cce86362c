import { AppError } from '@xbts/shared/errors/appError.ts';
import { nodePlaceOf } from '@xbts/shared/protocol/nodeAddress.ts';
import { chain } from '../../../../../platform/chain/chain.ts';
import { loadPart } from '../../../../../platform/parts/loadPart.ts';
import type { RememberedAccount, RememberedAsset } from '../../../../transactions/model/rememberedFacts.ts';
import type { GroupName } from './groups.ts';
import type { Single } from './storePart.ts';

/** The subject of a single entry, for its row. */
type About =
  | { readonly kind: 'ownNode' | 'chosenNode'; readonly url: string }
  | { readonly kind: 'account'; readonly fact: RememberedAccount }
  | { readonly kind: 'asset'; readonly fact: RememberedAsset };

/** A trusted entry of a backup: shown individually, and restored only when ticked. */
export interface OfferedSingle {
  readonly key: string;
  readonly about: About;
  /** Checked against our chain first. @throws AppError backup.other_chain, those of addOwnNode, node.unreachable */
  restore(): Promise<void>;
}

/** True for a group whose entries are chosen one by one. */
export const isSingly = (name: GroupName): boolean => name === 'facts' || name === 'nodes';

function aboutOf({ field, value }: Single): About {
  switch (field) {
    case 'ownNodes':
      return { kind: 'ownNode', url: value as string };
    case 'chosenNodeUrl':
      return { kind: 'chosenNode', url: value as string };
    case 'accounts':
      return { kind: 'account', fact: value as RememberedAccount };
    default:
      return { kind: 'asset', fact: value as RememberedAsset };
  }
}

/** Few backups hold nodes. */
async function addNode(url: string): Promise<void> {
  const { addOwnNode } = await loadPart(() => import('../../../../settings/model/ownNodes.ts'));
  await addOwnNode(url);
}

async function assertOurChain(fact: RememberedAccount | RememberedAsset): Promise<void> {
  if (fact.chainId === (await chain.chainId())) return;
  throw new AppError('backup.other_chain', { name: 'name' in fact ? fact.name : fact.symbol });
}

/** An offered entry. */
export function offerSingle(single: Single): OfferedSingle {
  const about = aboutOf(single);
  const words = 'url' in about ? [nodePlaceOf(about.url)] : Object.values(about.fact);
  return {
    key: JSON.stringify([about.kind, ...words]),
    about,
    async restore() {
      if ('fact' in about) await assertOurChain(about.fact);
      else await addNode(about.url);
      if (about.kind !== 'ownNode') single.restore();
    },
  };
}
