import { useConnectionState, useHeadNumber } from '../../platform/chain/connection.ts';
import { useExplorerHead } from '../../platform/chain/useExplorerHead.ts';
import { formatInteger } from '../../platform/i18n/numbers.ts';
import { appConfig } from '../../platform/server/config.ts';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Footer.module.css';

const FIRST_YEAR = 2018;

const links = [
  { name: 'chat', label: 'common.chat' },
  { name: 'explorer', label: 'common.explorer' },
  { name: 'news', label: 'common.news' },
  { name: 'crossChain', label: 'common.crossChain' },
] as const;

/** From 768 px on: copyright, version, links, and the newest block's number. */
export function Footer() {
  const t = useAppT();
  return (
    <footer className={styles.footer}>
      <span>
        © {FIRST_YEAR}–{new Date().getFullYear()} XBTS
      </span>
      <span>{t('common.version', { version: appConfig.version })}</span>
      {links.map(({ name, label }) => (
        <a key={name} href={appConfig.links[name]} target="_blank" rel="noopener noreferrer">
          {t(label)}
        </a>
      ))}
      <BlockNumber />
    </footer>
  );
}

/** Changes with every block; not a live region, since a screen reader would never stop. */
function BlockNumber() {
  const t = useAppT();
  const number = useHeadNumber();
  // At its start, while the app looks for a node, nothing else sends requests.
  const isOffline = useConnectionState() === 'offline';
  const explorer = useExplorerHead(isOffline);
  const isNewer = isOffline && explorer !== null && explorer > (number ?? 0);
  const shown = isNewer ? explorer : number;
  const key = isNewer ? 'footer.byExplorer' : 'common.blockNumber';
  return (
    <span className={styles.block} data-testid="block-number">
      {shown === null ? t('footer.blockPending') : t(key, { number: formatInteger(shown) })}
    </span>
  );
}
