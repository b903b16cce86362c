import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { loadErrorTexts } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { RoundAction, RoundActions } from '../../../../ui/inputs/RoundAction.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { useSession } from '../../../account/model/session.ts';
import { useIsOfferDue } from '../../../notices/model/noticesOffer.ts';
import type { PortfolioRead } from '../../model/portfolioRows.ts';
import { useSnapshot } from '../../model/snapshot.ts';
import { usePortfolio } from '../../model/usePortfolio.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { TotalBalance } from '../../ui/TotalBalance.tsx';
import listStyles from './HoldingList.module.css';
import { HoldingList } from './HoldingList.tsx';
import styles from './Wallet.module.css';

const HoldingSheet = lazyPart(() => withTexts(async () => (await import('./HoldingSheet.tsx')).HoldingSheet));
const VestingSection = lazyPart(() =>
  withTexts(async () => (await import('../../../vesting/ui/VestingSection.tsx')).VestingSection),
);
const NoticesOffer = lazyPart(() =>
  withTexts(async () => (await import('../../../notices/ui/NoticesOffer.tsx')).NoticesOffer),
);
const BackUpRow = lazyPart(() =>
  withTexts(async () => (await import('../../../backup/ui/BackUpRow.tsx')).BackUpRow),
);
const NoFunds = lazyPart(() => withTexts(async () => (await import('./NoFunds.tsx')).NoFunds));

/** A part that a start does not need, with the later texts. */
async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  return (await Promise.all([load(), loadErrorTexts()]))[0];
}

/** Deposits from other chains, withdrawals to them and to fiat money, through gateways: child screens of this one. */
const ways = [
  ['deposit', 'common.deposit'],
  ['withdraw', 'common.withdraw'],
  ['withdraw-fiat', 'wallet.withdraw-fiat'],
] as const;

/** The first screen after login: the total, the actions, and the assets. */
export function Wallet() {
  const t = useWalletT();
  const account = useSession((session) => session.account);
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const wallet = useSnapshot(account, usePortfolio(account));
  const isOfferDue = useIsOfferDue(account);
  const [openId, setOpenId] = useState<string | null>(null);
  const openRow = wallet.figures?.rows.find(({ holding }) => holding.assetId === openId);
  const canSend = saved !== undefined && saved.type !== 'view';
  return (
    <div className={styles.wide}>
      <Page title={t('common.wallet')} isTitleHidden>
        <div className={styles.beside}>
          <div className={styles.side}>
            <TotalBalance {...wallet.total} hasFailed={wallet.error !== null} />
            <p className={styles.chips}>
              {saved?.canSign === false && (
                <Chip>{t(saved.type === 'view' ? 'common.viewOnly' : 'wallet.multiSignature')}</Chip>
              )}
              <Link href="/" className={styles.link}>
                {t('wallet.portfolio')}
                <Icon name="next" size={16} />
              </Link>
              <Link href="/history" className={styles.link}>
                {t('common.history')}
                <Icon name="next" size={16} />
              </Link>
            </p>
            <RoundActions>
              <RoundAction icon="receive" label={t('common.receive')} to="/receive" />
              {canSend && <RoundAction icon="send" label={t('common.send')} to="/send" />}
              {canSend && <RoundAction icon="swap" label={t('common.swap')} to="/swap" />}
              <RoundAction icon="stake" label={t('wallet.stake')} to="/smartholder" />
            </RoundActions>
            <nav className={styles.ways} aria-label={t('common.depositsAndWithdrawals')}>
              {(canSend ? ways : ways.slice(0, 1)).map(([way, label]) => (
                <Link key={way} href={`/wallet/${way}`}>
                  {t(label)}
                </Link>
              ))}
            </nav>
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
          <div className={styles.long}>
            <WalletContent wallet={wallet} onOpen={setOpenId} />
            {account !== null && wallet.figures?.rows.some(({ holding }) => holding.vesting > 0n) && (
              <Suspense fallback={null}>
                <VestingSection account={account} />
              </Suspense>
            )}
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

function WalletContent({ wallet, onOpen }: { wallet: PortfolioRead; onOpen: (assetId: string) => void }) {
  const { figures, error, retry, staleSince } = wallet;
  if (figures === undefined)
    return error === null ? <LoadingList /> : <Failure error={error} onRetry={retry} />;
  if (figures.rest === 0 && figures.rows.every(({ holding }) => ownedUnits(holding) === 0n))
    return (
      <Suspense fallback={<LoadingList />}>
        <NoFunds />
      </Suspense>
    );
  return (
    <div className={staleSince === null ? undefined : listStyles.stale}>
      <HoldingList figures={figures} onOpen={onOpen} />
    </div>
  );
}

function LoadingList() {
  const t = useWalletT();
  return (
    <>
      <div className={listStyles.bar}>
        <h2>{t('common.assets')}</h2>
      </div>
      <Section>
        <SkeletonCells count={5} />
      </Section>
    </>
  );
}
