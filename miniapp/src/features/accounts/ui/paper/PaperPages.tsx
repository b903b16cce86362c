import { formatDay } from '../../../../platform/i18n/dates.ts';
import type { PaperWallet } from '../../../../signer/protocol.ts';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { useAccountT } from '../../texts/accountTexts.ts';
import { roleTexts } from '../../texts/roleTexts.ts';
import styles from './Paper.module.css';
import { PasswordGroups } from './PasswordGroups.tsx';

/** Two sheets, black on white in every theme: the account with its password, and the keys of its roles. */
export function PaperPages({ account, wallet }: { account: string; wallet: PaperWallet }) {
  const t = useAccountT();
  return (
    <div className={styles.pages}>
      <article className={styles.sheet}>
        <SheetHead title={t('paper.password')} account={account} />
        <PasswordGroups password={wallet.password} />
        <code className={styles.whole}>{wallet.password}</code>
        <p className={styles.sheetWarning}>{t('paper.sheetWarning')}</p>
      </article>
      <article className={styles.sheet}>
        <SheetHead title={t('paper.keys')} account={account} />
        {wallet.keys.map((key) => (
          <PaperKey key={key.role} paperKey={key} />
        ))}
        <p className={styles.sheetWarning}>{t('paper.sheetWarning')}</p>
      </article>
    </div>
  );
}

function SheetHead({ title, account }: { title: string; account: string }) {
  const t = useAccountT();
  return (
    <header>
      <p className={styles.brand}>XBTS · {t('paper.title')}</p>
      <h2>{title}</h2>
      <p>
        {t('common.account')}: <strong>{account}</strong>
      </p>
      <p>
        {t('common.created')}: {formatDay(Date.now())}
      </p>
    </header>
  );
}

function PaperKey({ paperKey: { role, publicKey, wif } }: { paperKey: PaperWallet['keys'][number] }) {
  const t = useAccountT();
  const name = t(roleTexts[role].name);
  return (
    <section className={styles.paperKey}>
      <QrCode text={wif} label={t('paper.qr', { role: name })} />
      <div>
        <h3>{name}</h3>
        <p>{t(roleTexts[role].allows)}</p>
        <p>
          <small>{t('paper.privateKey')}</small>
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
