import { messenger } from '../../../../platform/messenger/messenger.ts';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import styles from './Zeros.module.css';

/** The number of assets without an amount that are hidden, or a way to hide them. */
export function Zeros({ count }: { count: number }) {
  const t = useWalletT();
  const hidesZero = useSettings((settings) => settings.hidesZeroBalances);
  const toggle = () => {
    messenger.haptic('selection');
    changeSettings({ hidesZeroBalances: !hidesZero });
  };
  return (
    <div className={styles.zeros}>
      {hidesZero && <span>{t('wallet.zeroHidden', { count })}</span>}
      <button type="button" onClick={toggle}>
        {t(hidesZero ? 'common.show' : 'wallet.hideZero')}
      </button>
    </div>
  );
}
