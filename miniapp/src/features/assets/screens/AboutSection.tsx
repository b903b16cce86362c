import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ReactNode } from 'react';
import { object, safeParse, string } from 'valibot';
import { Link } from 'wouter';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { formatPercentOfChain } from '../../../platform/i18n/prices.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../account/model/accountNames.ts';
import type { AssetPage } from '../model/assetPage.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

const structured = object({ main: string() });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // most descriptions are plain text
  }
}

/** An issuer's description of an asset: the member `main` of a JSON description, otherwise all of it. */
export function descriptionOf(text: string): string {
  const found = safeParse(structured, jsonIn(text));
  return (found.success ? found.output.main : text).trim();
}

/** Supply, precision, issuer, market fee, and the issuer's description. */
export function AboutSection({ page: { asset, moving } }: { page: AssetPage }) {
  const t = useAssetT();
  const issuer = useAccountNames([asset.issuer]).get(asset.issuer);
  const description = descriptionOf(asset.options.description);
  const { precision, symbol } = asset;
  const amount = (units: bigint) => <AmountText units={units} precision={precision} form="plain" />;
  const rows: { label: string; value: ReactNode }[] = [
    { label: t('common.assetId'), value: <AssetId id={asset.id} /> },
    { label: t('facts.supply'), value: amount(moving.current_supply) },
    { label: t('facts.maxSupply'), value: amount(asset.options.max_supply) },
  ];
  if (moving.confidential_supply > 0n)
    rows.push({ label: t('facts.confidential'), value: amount(moving.confidential_supply) });
  rows.push(
    { label: t('common.decimals'), value: precision },
    {
      label: t('facts.issuer'),
      value:
        issuer === undefined ? (
          asset.issuer
        ) : (
          <Link href={`/account/${issuer}`} translate="no">
            {issuer}
          </Link>
        ),
    },
    { label: t('facts.marketFee'), value: <MarketFee asset={asset} /> },
  );
  const { reward_percent } = asset.options.extensions;
  if (reward_percent !== undefined && chargesFee(asset))
    rows.push({ label: t('facts.reward'), value: asPercent(formatPercentOfChain(reward_percent)) });
  const pool = asset.for_liquidity_pool;
  if (pool !== undefined)
    rows.push({
      label: t('facts.pool'),
      value: (
        <Link href={`/pool/${pool}`} translate="no">
          {pool}
        </Link>
      ),
    });
  if (asset.creation_time !== undefined)
    rows.push({ label: t('common.created'), value: formatDay(msOfChainTime(asset.creation_time)) });
  return (
    <Section header={t('facts.title')}>
      {description !== '' && (
        <p className={styles.description}>
          <span className="visually-hidden">{`${t('facts.description')} ${symbol}: `}</span>
          {description}
        </p>
      )}
      <Facts rows={rows} />
    </Section>
  );
}

const chargesFee = ({ options }: Asset): boolean => (options.flags & assetFlag.chargeMarketFee) !== 0;

function AssetId({ id }: { id: string }) {
  const t = useAssetT();
  return (
    <span className={styles.id}>
      {id}
      <CopyIconButton text={id} label={t('common.copyAssetId')} />
    </span>
  );
}

function MarketFee({ asset }: { asset: Asset }) {
  const t = useAssetT();
  const { market_fee_percent: maker, max_market_fee: most, extensions } = asset.options;
  const taker = extensions.taker_fee_percent ?? maker;
  if (!chargesFee(asset) || (maker === 0 && taker === 0)) return <>{t('common.none')}</>;
  const percents =
    maker === taker
      ? t('facts.marketFeeValue', { percent: formatPercentOfChain(maker) })
      : t('facts.marketFees', { maker: formatPercentOfChain(maker), taker: formatPercentOfChain(taker) });
  return (
    <>
      {percents}
      {most < asset.options.max_supply && (
        <span className={styles.sub}>
          {t('facts.marketFeeMost', { most: formatAmount(most, asset.precision, 'plain') })}
        </span>
      )}
    </>
  );
}
