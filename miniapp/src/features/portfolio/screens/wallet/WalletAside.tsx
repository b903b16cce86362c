import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { classNames } from '../../../../ui/display/classNames.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { walletTabs } from '../../model/walletTabs.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { ValueHistory } from '../../ui/ValueHistory.tsx';
import { WorthText } from '../../ui/WorthText.tsx';
import { tabNames } from './tabNames.ts';
import styles from './WalletAside.module.css';

export interface WalletAsideProps {
  account: string;
  figures: PortfolioFigures | undefined;
}

/** On a desktop beside the list: the value over time, and how it is shared among assets, pools and stakes. */
export function WalletAside({ account, figures }: WalletAsideProps) {
  return (
    <>
      <ValueHistory account={account} figures={figures} isBrief />
      {figures?.hasPrices === true && !figures.isWaitingForPrices && <Shares figures={figures} />}
    </>
  );
}

function Shares({ figures: { sums, total } }: { figures: PortfolioFigures }) {
  const t = useWalletT();
  const percentOf = (value: number) => (total.value === 0 ? 0 : (value / total.value) * 100);
  return (
    <Section isPadded>
      <div className={styles.bar} aria-hidden="true">
        {walletTabs.map((tab) => (
          <span key={tab} className={styles[tab]} style={{ flexGrow: percentOf(sums[tab]) }} />
        ))}
      </div>
      <dl className={styles.shares}>
        {walletTabs.map((tab) => (
          <div key={tab}>
            <dt>
              <span className={classNames(styles.dot, styles[tab])} />
              {t(tabNames[tab])} <small>{asPercent(formatNumber(percentOf(sums[tab])))}</small>
            </dt>
            <dd>
              <WorthText value={sums[tab]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
