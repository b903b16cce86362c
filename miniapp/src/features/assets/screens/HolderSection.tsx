import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { AssetHolder } from '@xbts/shared/protocol/marketObjects.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formThatFits } from '../../../platform/i18n/amountForm.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import type { AssetPage } from '../model/assetPage.ts';
import { useHolders } from '../model/holders.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** Spec §9: 25 holders at first. */
const STEP = 25;
/** Maximum characters of an amount beside the name at 320 px. */
const LONGEST = 12;

/** The largest holders, each with its share of the supply. */
export function HolderSection({ page: { asset, moving } }: { page: AssetPage }) {
  const t = useAssetT();
  const holders = useHolders(asset.id);
  const [shown, setShown] = useState(STEP);
  const pages = holders.data?.pages ?? [];
  const rows = pages.flatMap((each) => each.rows);
  const source = pages.at(-1)?.source;
  const showMore = () => {
    setShown(shown + STEP);
    if (rows.length < shown + STEP && holders.hasNextPage) void holders.fetchNextPage();
  };
  const supply = `${formatAmount(moving.current_supply, asset.precision, 'short')}\u00a0${asset.symbol}`;
  const told =
    source === undefined ? '' : t(`holders.${source}`, { time: formatClock(holders.dataUpdatedAt) });
  return (
    <Section
      header={t('holders.title')}
      {...(rows.length === 0 ? {} : { footer: `${t('holders.hint', { supply })} ${told}` })}
    >
      {holders.data === undefined && holders.error !== null && (
        <Unavailable error={holders.error} onRetry={() => void holders.refetch()} />
      )}
      {holders.isPending && holders.error === null && <SkeletonCells count={8} />}
      {holders.data !== undefined && rows.length === 0 && <p className={styles.text}>{t('holders.none')}</p>}
      {rows.slice(0, shown).map((holder, index) => (
        <HolderCell key={holder.account_id} holder={holder} place={index + 1} page={{ asset, moving }} />
      ))}
      {(rows.length > shown || holders.hasNextPage) && (
        <div className={styles.more}>
          <Button kind="secondary" isStretched isLoading={holders.isFetchingNextPage} onPress={showMore}>
            {t('holders.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface HolderCellProps {
  holder: AssetHolder;
  /** From 1. */
  place: number;
  page: AssetPage;
}

function HolderCell({ holder: { name, amount }, place, page: { asset, moving } }: HolderCellProps) {
  const scam = useScamAccounts();
  return (
    <Cell
      before={<AccountIcon name={name} />}
      title={name}
      badge={<ScamMark isScam={scam.has(name)} />}
      subtitle={`${place}. ${asPercent(sharePercentRoundedDown(amount, moving.current_supply))}`}
      after={
        <AmountText
          units={amount}
          precision={asset.precision}
          form={formThatFits(amount, asset.precision, 'plain', LONGEST)}
        />
      }
      to={`/account/${name}`}
    />
  );
}

function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useAssetT();
  const [, navigate] = useLocation();
  if (!hasCode(error, 'node.api_denied')) return <Failure error={error} onRetry={onRetry} />;
  return (
    <Placeholder
      icon="node"
      title={t('holders.denied')}
      text={t('holders.deniedHint')}
      action={
        <Button kind="secondary" onPress={() => navigate('/settings')}>
          {t('common.chooseNode')}
        </Button>
      }
    />
  );
}
