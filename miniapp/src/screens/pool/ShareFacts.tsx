import { Link } from 'wouter';
import { AmountText } from '../../components/AmountText.tsx';
import { CopyIconButton } from '../../components/CopyButton.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Section } from '../../components/Section.tsx';
import { useAccountNames } from '../../data/accounts/accountNames.ts';
import type { PoolInFull } from '../../data/pools/poolShares.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';
import styles from './Pool.module.css';

/** The share asset, how many shares there are, who owns the pool, and its id. */
export function ShareFacts({ known: { pool, share } }: { known: PoolInFull }) {
  const t = usePoolT();
  const owner = useAccountNames([share.issuer]).get(share.issuer);
  return (
    <Section header={t('share.title')}>
      <Facts
        rows={[
          {
            label: t('share.asset'),
            value: <Link href={`/asset/${encodeURIComponent(share.symbol)}`}>{share.symbol}</Link>,
          },
          {
            label: t('share.supply'),
            value: (
              <AmountText
                units={pool.shareSupply}
                precision={share.precision}
                form={pool.shareSupply === 0n ? 'plain' : 'short'}
                canExpand
              />
            ),
          },
          {
            label: t('share.owner'),
            value: owner === undefined ? share.issuer : <Link href={`/account/${owner}`}>{owner}</Link>,
          },
          {
            label: t('share.poolId'),
            value: (
              <span className={styles.withButton}>
                {pool.id} <CopyIconButton text={pool.id} label={t('share.copyPoolId')} />
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
