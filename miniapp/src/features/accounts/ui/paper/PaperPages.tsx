import { useEffect } from 'react';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import type { PaperKey as Key, PaperWallet } from '../../../../signer/protocol/paper.ts';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { useAccountT } from '../../texts/accountTexts.ts';
import { roleTexts } from '../../texts/roleTexts.ts';
import styles from './Paper.module.css';
import { PasswordGroups } from './PasswordGroups.tsx';

/** A key of before belongs to no role. */
const paperRoles = {
  ...roleTexts,
  former: { name: 'paper.former', allows: 'paper.formerAllows' },
} as const satisfies Record<Key['role'], unknown>;

/** Two sheets, black on white in every theme: the account with its password, where that is known, and its keys by their roles. */
export function PaperPages({ account, wallet }: { account: string; wallet: PaperWallet }) {
  const t = useAccountT();
  const { password, keys } = wallet;
  useEffect(() => {
    // Where a browser knows no :has(), the print styles find the sheets by this.
    document.body.dataset.paper = '';
    return () => {
      delete document.body.dataset.paper;
    };
  }, []);
  return (
    <div className={styles.pages}>
      {password !== null && (
        <article className={styles.sheet}>
          <SheetHead title={t('paper.password')} account={account} />
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
  const t = useAccountT();
  return (
    <header>
      <p className={styles.brand}>XBTS · {t('paper.title')}</p>
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
  const t = useAccountT();
  const name = t(paperRoles[role].name);
  return (
    <section className={styles.paperKey}>
      <QrCode text={wif} label={t('paper.qr', { role: name })} />
      <div>
        <h3>{name}</h3>
        <p>{t(paperRoles[role].allows)}</p>
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
