import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { loadErrorTexts } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { RoundAction, RoundActions } from '../../../../ui/inputs/RoundAction.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { useSession } from '../../../account/model/session.ts';
import { useIsOfferDue } from '../../../notices/model/noticesOffer.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { type ReadWithSnapshot, useSnapshot } from '../../model/snapshot.ts';
import { usePortfolio } from '../../model/usePortfolio.ts';
import { type WalletTab, walletTabs } from '../../model/walletTabs.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { TotalBalance } from '../../ui/TotalBalance.tsx';
import { WorthText } from '../../ui/WorthText.tsx';
import listStyles from './HoldingList.module.css';
import { HoldingList } from './HoldingList.tsx';
import { tabNames } from './tabNames.ts';
import styles from './Wallet.module.css';

const HoldingSheet = lazyPart(() => withTexts(async () => (await import('./HoldingSheet.tsx')).HoldingSheet));
const PoolShares = lazyPart(() => withTexts(async () => (await import('./PoolShares.tsx')).PoolShares));
const LockedParts = lazyPart(() => withTexts(async () => (await import('./LockedParts.tsx')).LockedParts));
const NoticesOffer = lazyPart(() =>
  withTexts(async () => (await import('../../../notices/ui/NoticesOffer.tsx')).NoticesOffer),
);
const BackUpRow = lazyPart(() =>
  withTexts(async () => (await import('../../../backup/ui/BackUpRow.tsx')).BackUpRow),
);
const WalletAside = lazyPart(() => withTexts(async () => (await import('./WalletAside.tsx')).WalletAside));
const FindField = lazyPart(() => withTexts(async () => (await import('./FindField.tsx')).FindField));
const NoFunds = lazyPart(() => withTexts(async () => (await import('./NoFunds.tsx')).NoFunds));

/** A part that a start does not need, with the later texts. */
async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  return (await Promise.all([load(), loadErrorTexts()]))[0];
}

/** The first screen after login: the total, the actions, and the assets. */
export function Wallet() {
  const t = useWalletT();
  const account = useSession((session) => session.account);
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const wallet = useSnapshot(account, usePortfolio(account));
  const isOfferDue = useIsOfferDue(account);
  const [openId, setOpenId] = useState<string | null>(null);
  const openRow = wallet.figures?.rows.find(({ holding }) => holding.assetId === openId);
  const isWide = useIsWide();
  const canSend = saved !== undefined && saved.type !== 'view';
  return (
    <div className={styles.wide}>
      <Page title={t('common.wallet')} isTitleHidden canPull>
        <div className={styles.beside}>
          <div className={styles.side}>
            <div className={styles.head}>
              <TotalBalance {...wallet.total} hasFailed={wallet.error !== null} to="/" />
              {saved?.canSign === false && (
                <p className={styles.chips}>
                  <Chip>{t(saved.type === 'view' ? 'common.viewOnly' : 'wallet.multiSignature')}</Chip>
                </p>
              )}
              <Link
                href="/history"
                className={styles.history}
                aria-label={t('common.history')}
                title={t('common.history')}
              >
                <Icon name="history" />
              </Link>
              <RoundActions>
                <RoundAction icon="receive" label={t('common.receive')} to="/receive" />
                {canSend && <RoundAction icon="send" label={t('common.send')} to="/send" />}
                {canSend && <RoundAction icon="swap" label={t('common.swap')} to="/swap" />}
                <RoundAction icon="stake" label={t('wallet.stake')} to="/smartholder" />
              </RoundActions>
              {account !== null && canSend && isOfferDue && (
                <Suspense fallback={null}>
                  <NoticesOffer account={account} />
                </Suspense>
              )}
              {saved?.needsBackup === true && (
                <Suspense fallback={null}>
                  <BackUpRow account={saved.name} />
                </Suspense>
              )}
            </div>
            {isWide && account !== null && (
              <Suspense fallback={null}>
                <WalletAside account={account} figures={wallet.total.figures} />
              </Suspense>
            )}
          </div>
          <div className={styles.long}>
            <WalletContent account={account} wallet={wallet} onOpen={setOpenId} />
          </div>
        </div>
        {openRow !== undefined && wallet.figures !== undefined && (
          <Suspense fallback={null}>
            <HoldingSheet
              row={openRow}
              figures={wallet.figures}
              canSend={canSend}
              onClose={() => setOpenId(null)}
            />
          </Suspense>
        )}
      </Page>
    </div>
  );
}

interface WalletContentProps {
  account: string | null;
  wallet: ReadWithSnapshot;
  onOpen: (assetId: string) => void;
}

function WalletContent({ account, wallet, onOpen }: WalletContentProps) {
  const { figures, error, retry, staleSince, total } = wallet;
  const [tab, setTab] = useState<WalletTab>('assets');
  const [hasTools, setTools] = useState(false);
  const [search, setSearch] = useState('');
  const isWide = useIsWide();
  const toggleTools = () => {
    setTools(!hasTools);
    // The field goes with the tools where it is among them.
    if (hasTools && !isWide) setSearch('');
  };
  if (figures === undefined && error !== null) return <Failure error={error} onRetry={retry} />;
  if (figures?.rest === 0 && figures.rows.every(({ holding }) => ownedUnits(holding) === 0n))
    return (
      <Suspense fallback={<LoadingList />}>
        <NoFunds />
      </Suspense>
    );
  return (
    <>
      <TabBar
        figures={total.figures}
        tab={tab}
        hasTools={hasTools}
        search={search}
        onTab={setTab}
        onSearch={setSearch}
        onTools={toggleTools}
      />
      <div className={staleSince === null ? undefined : listStyles.stale}>
        {figures === undefined || account === null ? (
          <LoadingList />
        ) : tab === 'assets' ? (
          <HoldingList
            figures={figures}
            search={search}
            onSearch={setSearch}
            hasTools={hasTools}
            onOpen={onOpen}
          />
        ) : (
          <Suspense fallback={<LoadingList />}>
            {tab === 'pools' ? (
              <PoolShares figures={figures} onOpen={onOpen} />
            ) : (
              <LockedParts account={account} figures={figures} />
            )}
          </Suspense>
        )}
      </div>
    </>
  );
}

interface TabBarProps {
  figures: PortfolioFigures | undefined;
  tab: WalletTab;
  hasTools: boolean;
  search: string;
  onTab: (tab: WalletTab) => void;
  onSearch: (search: string) => void;
  onTools: () => void;
}

/** The parts of the wallet, each with its sum; in the first, the search on a desktop and the way to more choices. */
function TabBar({ figures, tab, hasTools, search, onTab, onSearch, onTools }: TabBarProps) {
  const t = useWalletT();
  const isWide = useIsWide();
  const isSummed = figures?.hasPrices === true && !figures.isWaitingForPrices;
  return (
    <div className={listStyles.bar}>
      <Tabs
        label={t('wallet.parts')}
        items={walletTabs.map((value) => ({
          value,
          label: t(tabNames[value]),
          note: isSummed ? <WorthText value={figures.sums[value]} /> : '\u00a0',
        }))}
        value={tab}
        onChange={onTab}
      />
      {tab === 'assets' && isWide && (
        <Suspense fallback={<span className={listStyles.find} />}>
          <FindField value={search} onChange={onSearch} />
        </Suspense>
      )}
      {tab === 'assets' && (
        <IconButton
          icon={hasTools ? 'close' : 'filter'}
          label={t(hasTools ? 'wallet.endFilter' : 'wallet.filter')}
          isExpanded={hasTools}
          onPress={onTools}
        />
      )}
    </div>
  );
}

function LoadingList() {
  return (
    <Section>
      <SkeletonCells count={5} />
    </Section>
  );
}
