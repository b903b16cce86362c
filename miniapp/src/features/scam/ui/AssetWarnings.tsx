import { isForeignSymbol } from '@xbts/shared/assets/issuers.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useUnaskedAssets } from '../../account/model/unaskedAssets.ts';
import { type AssetWarning, assetWarnings } from '../model/assetWarnings.ts';
import { useScamAssets } from '../model/scamLists.ts';
import { useScamT } from '../texts/scamTexts.ts';

export interface AssetWarningsProps {
  assets: readonly Asset[];
  /** The account whose operations show what came unrequested; '' for a visitor. */
  account: string;
}

/** Errors warn of a likely fraud; an issuer's rights may be legitimate. */
const toneOf = ({ kind }: AssetWarning) => (kind === 'listed' ? 'error' : 'warning');

/** The warnings about assets before a deposit, purchase or payment: a notice each. */
export function AssetWarnings({ assets, account }: AssetWarningsProps) {
  const t = useScamT();
  const listed = useScamAssets();
  const unasked = useUnaskedAssets(
    account,
    assets.some(({ symbol }) => isForeignSymbol(symbol)),
  );
  return assets.flatMap((asset) => {
    const { id, symbol } = asset;
    const facts = { isListed: listed.has(symbol), isUnasked: unasked.ids.has(id) };
    return assetWarnings(asset, facts).map((warning) => (
      <Notice key={`${id} ${warning.kind}`} tone={toneOf(warning)}>
        {t(`asset.${warning.kind}`, { symbol, own: 'own' in warning ? warning.own : '', read: unasked.read })}
      </Notice>
    ));
  });
}
