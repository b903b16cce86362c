import { AppError } from '@xbts/shared/errors/appError.ts';
import { useParams } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { usePaperT } from '../../texts/paperTexts.ts';
import { PrintablePaper } from '../../ui/paper/PrintablePaper.tsx';
import { BackUp } from './BackUp.tsx';
import { MakePaper } from './MakePaper.tsx';
import { useHeldPaper } from './useHeldPaper.ts';

/** The paper wallet of an account on this device, after the PIN; with its password or owner key, all of its keys. */
export function Paper() {
  const { account = '' } = useParams<{ account: string }>();
  const isNew = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.needsBackup);
  return isNew === true ? (
    <BackUp key={account} account={account} />
  ) : (
    <PaperOf key={account} account={account} />
  );
}

function PaperOf({ account }: { account: string }) {
  const t = usePaperT();
  const isHeld = useAccounts(({ accounts }) =>
    accounts.some(({ name, type }) => name === account && type !== 'view'),
  );
  const { wallet, make, putAway } = useHeldPaper(account);
  if (!isHeld) {
    return (
      <Page title={t('common.paperWallet')}>
        <Notice tone="warning">{errorText(new AppError('vault.no_account', { account }))}</Notice>
      </Page>
    );
  }
  if (wallet === null) {
    return (
      <Page title={t('common.paperWallet')}>
        <MakePaper account={account} onMake={make} />
      </Page>
    );
  }
  const hasOwner = wallet.keys.some(({ role }) => role === 'owner');
  return (
    <Page title={t('common.paperWallet')} action={{ label: t('paper.putAway'), onPress: putAway }}>
      {!hasOwner && <Notice>{t('paper.noOwner')}</Notice>}
      <PrintablePaper account={account} read={{ wallet, error: null }} />
    </Page>
  );
}
