import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Failure } from '../../components/Failure.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { RoundAction, RoundActions } from '../../components/RoundAction.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { loadLaterTexts } from '../../i18n/language.ts';
import { useT } from '../../i18n/useT.ts';
import { useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import listStyles from './HoldingList.module.css';
import { HoldingList } from './HoldingList.tsx';
import { TotalBalance } from './TotalBalance.tsx';
import { useWallet, type WalletRead } from './useWallet.ts';
import styles from './Wallet.module.css';

const HoldingSheet = lazy(async () => {
  const [{ HoldingSheet: Sheet }] = await Promise.all([import('./HoldingSheet.tsx'), loadLaterTexts()]);
  return { default: Sheet };
});

/** The first screen after login: the total, what can be done, and the assets. */
export function Wallet() {
  const t = useT();
  const account = useSession((session) => session.account);
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const wallet = useWallet(account);
  const [openId, setOpenId] = useState<string | null>(null);
  const openRow = wallet.figures?.rows.find(({ holding }) => holding.assetId === openId);
  const canSend = saved?.canSign === true;
  return (
    <Page title={t('wallet.title')} isTitleHidden>
      <TotalBalance
        figures={wallet.figures}
        hasFailed={wallet.error !== null}
        staleSince={wallet.staleSince}
      />
      {saved !== undefined && !canSend && (
        <p className={styles.chip}>
          <Chip>{t(saved.type === 'view' ? 'wallet.viewOnly' : 'wallet.multiSignature')}</Chip>
        </p>
      )}
      <RoundActions>
        <RoundAction icon="receive" label={t('wallet.receive')} to="/receive" />
        {canSend && <RoundAction icon="send" label={t('wallet.send')} to="/send" />}
        <RoundAction icon="history" label={t('wallet.history')} to="/history" />
      </RoundActions>
      <WalletContent wallet={wallet} onOpen={setOpenId} />
      {openRow !== undefined && (
        <Suspense fallback={null}>
          <HoldingSheet row={openRow} canSend={canSend} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function WalletContent({ wallet, onOpen }: { wallet: WalletRead; onOpen: (assetId: string) => void }) {
  const { figures, error, retry, staleSince } = wallet;
  if (figures === undefined)
    return error === null ? <LoadingList /> : <Failure error={error} onRetry={retry} />;
  if (figures.rows.every(({ holding }) => holding.total === 0n)) return <NoFunds />;
  return (
    <div className={staleSince === null ? undefined : listStyles.stale}>
      <HoldingList figures={figures} onOpen={onOpen} />
    </div>
  );
}

function LoadingList() {
  const t = useT();
  return (
    <>
      <div className={listStyles.bar}>
        <h2>{t('wallet.assets')}</h2>
      </div>
      <Section>
        <SkeletonCells count={5} />
      </Section>
    </>
  );
}

function NoFunds() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="wallet"
      title={t('wallet.empty')}
      text={t('wallet.emptyHint')}
      action={
        <Button icon="receive" onPress={() => navigate('/receive')}>
          {t('wallet.receive')}
        </Button>
      }
    />
  );
}
