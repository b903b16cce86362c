import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Link } from 'wouter';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAssets } from '../model/assets.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** The lists that decide who may hold it, and in which markets it trades. */
export function ListSection({ asset: { options } }: { asset: Asset }) {
  const t = useAssetT();
  const { whitelist_authorities: white, blacklist_authorities: black } = options;
  const { whitelist_markets: open, blacklist_markets: closed } = options;
  const names = useAccountNames([...white, ...black]);
  const assets = useAssets([...open, ...closed]);
  const accounts = (ids: readonly string[]) => (
    <Names
      items={ids.map((id) => {
        const name = names.get(id);
        return name === undefined ? { text: id } : { text: name, to: `/account/${name}` };
      })}
    />
  );
  const markets = (ids: readonly string[]) => (
    <Names items={ids.map((id) => ({ text: assets.get(id)?.symbol ?? id, to: `/asset/${id}` }))} />
  );
  return (
    <Section header={t('lists.title')} footer={t('lists.hint')}>
      <Facts
        rows={[
          { label: t('lists.white'), value: accounts(white) },
          { label: t('lists.black'), value: accounts(black) },
          { label: t('lists.whiteMarkets'), value: markets(open) },
          { label: t('lists.blackMarkets'), value: markets(closed) },
        ]}
      />
    </Section>
  );
}

function Names({ items }: { items: readonly { text: string; to?: string }[] }) {
  const t = useAssetT();
  if (items.length === 0) return <>{t('common.none')}</>;
  return (
    <span className={styles.names}>
      {items.map(({ text, to }) =>
        to === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <Link key={text} href={to} translate="no">
            {text}
          </Link>
        ),
      )}
    </span>
  );
}
