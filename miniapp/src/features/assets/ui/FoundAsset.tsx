import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { type AssetPage, assetKeyOf, useAssetPage } from '../model/assetPage.ts';
import { useAssetT } from '../texts/assetTexts.ts';

interface FoundAssetProps {
  /** The screen of an asset, with a line about the age of its figures where they may be out of date. */
  children: (page: AssetPage, age: ReactNode) => ReactNode;
}

/** The asset that an address names by its symbol or id, or that there is none. */
export function FoundAsset({ children }: FoundAssetProps) {
  const { symbol: typed = '' } = useParams<{ symbol: string }>();
  const key = assetKeyOf(typed);
  return (
    <Found key={key} assetKey={key} typed={typed}>
      {children}
    </Found>
  );
}

function Found({ assetKey, typed, children }: FoundAssetProps & { assetKey: string | null; typed: string }) {
  const t = useAssetT();
  const [, navigate] = useLocation();
  const found = useAssetPage(assetKey);
  const staleSince = useStaleSince(found);
  const { data, error } = found;
  if (data)
    return children(
      data,
      staleSince === null ? null : (
        <p className="hint" role="status">
          {t(ageKey(staleSince), { time: formatClock(staleSince) })}
        </p>
      ),
    );
  return (
    <Page title={t('common.asset')}>
      {data === null && (
        <Placeholder
          icon="search"
          title={t('unknown', { symbol: typed })}
          text={t('unknownHint')}
          action={<Button onPress={() => navigate('/pools')}>{t('common.pools')}</Button>}
        />
      )}
      {data === undefined && error !== null && <Failure error={error} onRetry={() => void found.refetch()} />}
      {data === undefined && error === null && <SkeletonCells count={8} />}
    </Page>
  );
}
