import { Link } from 'wouter';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { CopyIconButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import styles from './Pool.module.css';

/** The share asset, its supply, the pool's owner, and its id. */
export function ShareFacts({ known: { pool, share } }: { known: PoolInFull }) {
  const t = usePoolT();
  const owner = useAccountNames([share.issuer]).get(share.issuer);
  return (
    <Section header={t('share.title')}>
      <Facts
        rows={[
          {
            label: t('share.asset'),
            value: (
              <Link href={`/asset/${encodeURIComponent(share.symbol)}`}>
                <SymbolText symbol={share.symbol} isSmall />
              </Link>
            ),
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
            label: t('common.owner'),
            value:
              owner === undefined ? (
                share.issuer
              ) : (
                <Link href={`/account/${owner}`} translate="no">
                  {owner}
                </Link>
              ),
          },
          {
            label: t('pool.title'),
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
