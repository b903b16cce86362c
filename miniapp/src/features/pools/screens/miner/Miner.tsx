import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { LinkCell } from '../../../../ui/lists/LinkCell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useMinerT } from '../../texts/minerTexts.ts';
import { MinePools } from './MinePools.tsx';
import styles from './Miner.module.css';
import { TopPools } from './TopPools.tsx';
import { useMinerPools } from './useMinerPools.ts';

/** Explains liquidity providing, with the user's own pools and their yield, and first steps. */
export function Miner({ account }: { account: string }) {
  const t = useMinerT();
  const pools = useMinerPools(account);
  return (
    <Page title={t('common.miner')}>
      <p className={styles.intro}>{t('miner.intro')}</p>
      <Columns>
        <div>
          {account === '' ? (
            <Section header={t('miner.mine')}>
              <Cell to="/auth-pages/login" before={<Icon name="login" />} title={t('miner.login')} />
            </Section>
          ) : (
            <MinePools pools={pools} account={account} />
          )}
          <Begin canCreate={account !== ''} />
          <TopPools pools={pools} />
        </div>
        <div>
          <Words
            header={t('miner.how')}
            texts={[t('miner.how1'), t('miner.how2'), t('miner.how3')]}
            isOrdered
          />
          <Words
            header={t('miner.risks')}
            texts={[t('miner.risk1'), t('miner.risk2'), t('miner.risk3'), t('miner.risk4')]}
          />
        </div>
      </Columns>
    </Page>
  );
}

function Begin({ canCreate }: { canCreate: boolean }) {
  const t = useMinerT();
  return (
    <Section header={t('miner.begin')}>
      <LinkCell to="/pools" icon="pools" title={t('miner.choose')} hint={t('miner.chooseHint')} />
      <LinkCell
        to={canCreate ? '/swap' : '/gateways'}
        icon="swap"
        title={t('miner.getAssets')}
        hint={t('miner.getAssetsHint')}
      />
      {canCreate && (
        <LinkCell to="/pools/create" icon="plus" title={t('miner.ownPool')} hint={t('miner.ownPoolHint')} />
      )}
    </Section>
  );
}

interface WordsProps {
  header: string;
  texts: readonly string[];
  isOrdered?: boolean;
}

function Words({ header, texts, isOrdered = false }: WordsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Section header={header} isPadded>
      <List className={styles.words}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Section>
  );
}
