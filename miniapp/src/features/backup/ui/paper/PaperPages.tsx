import { useEffect } from 'react';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import type { PaperKey as Key, PaperWallet } from '../../../../signer/protocol/paper.ts';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { useRoleTexts } from '../../../account/ui/useRoleTexts.ts';
import { usePaperT } from '../../texts/paperTexts.ts';
import styles from './Paper.module.css';
import { PasswordGroups } from './PasswordGroups.tsx';

/** Two sheets, black on white in every theme: the account with its password, where that is known, and its keys by their roles. */
export function PaperPages({ account, wallet }: { account: string; wallet: PaperWallet }) {
  const t = usePaperT();
  const { password, keys } = wallet;
  useEffect(() => {
    // In browsers without :has() the print styles find the sheets by this.
    document.body.dataset.paper = '';
    return () => {
      delete document.body.dataset.paper;
    };
  }, []);
  return (
    <div className={styles.pages}>
      {password !== null && (
        <article className={styles.sheet}>
          <SheetHead title={t('common.password')} account={account} />
          <PasswordGroups password={password} />
          <code className={styles.whole}>{password}</code>
          <p className={styles.sheetWarning}>{t('paper.sheetWarning')}</p>
        </article>
      )}
      <article className={styles.sheet}>
        <SheetHead title={t('paper.keys')} account={account} />
        {keys.map((key) => (
          <PaperKey key={key.role + key.publicKey} paperKey={key} />
        ))}
        {!keys.some(({ role }) => role === 'owner') && <p>{t('paper.sheetNoOwner')}</p>}
        <p className={styles.sheetWarning}>{t('paper.sheetWarning')}</p>
      </article>
    </div>
  );
}

function SheetHead({ title, account }: { title: string; account: string }) {
  const t = usePaperT();
  return (
    <header>
      <p className={styles.brand}>XBTS · {t('common.paperWallet')}</p>
      <h2>{title}</h2>
      <p>
        {t('common.account')}: <strong>{account}</strong>
      </p>
      <p>
        {t('paper.madeOn')}: {formatDay(Date.now())}
      </p>
    </header>
  );
}

function PaperKey({ paperKey: { role, publicKey, wif } }: { paperKey: Key }) {
  const t = usePaperT();
  const roleText = useRoleTexts();
  // A former key belongs to no role.
  const { name, allows } =
    role === 'former' ? { name: t('paper.former'), allows: t('paper.formerAllows') } : roleText(role);
  return (
    <section className={styles.paperKey}>
      <QrCode text={wif} label={t('paper.qr', { role: name })} />
      <div>
        <h3>{name}</h3>
        <p>{allows}</p>
        <p>
          <small>{t('common.privateKey')}</small>
          <code>{wif}</code>
        </p>
        <p>
          <small>{t('paper.publicKey')}</small>
          <code>{publicKey}</code>
        </p>
      </div>
    </section>
  );
}
