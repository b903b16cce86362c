import { errorText } from '../../../platform/i18n/errorText.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { readAmount } from '../../assets/model/typedAmount.ts';
import { AmountField } from '../../assets/ui/AmountField.tsx';
import type { ComparedNetwork } from '../model/compareNetworks.ts';
import type { GatewayDirection } from '../model/networkState.ts';
import { type TranslateGateway, useGatewayT } from '../texts/gatewayTexts.ts';
import { networkOfCoin } from './gatewayName.ts';
import { MinimumDoubt } from './MinimumDoubt.tsx';
import { NetworkFacts, StateChip } from './NetworkFacts.tsx';
import styles from './Networks.module.css';
import type { OfferChoice } from './useOffer.ts';

export interface NetworkCompareProps {
  choice: OfferChoice;
  symbol: string;
  way: GatewayDirection;
}

/**
 * All networks of a coin side by side, the best first, to choose from; with an amount, each shows the arriving part.
 */
export function NetworkCompare({ choice, symbol, way }: NetworkCompareProps) {
  const t = useGatewayT();
  const { networks, precision, amount, setAmount, choose } = choice;
  const error = amount === '' ? null : readAmount(amount, precision).error;
  return (
    <>
      <AmountField
        label={t('network.amount')}
        value={amount}
        onChange={setAmount}
        symbol={symbol}
        error={error === null ? undefined : errorText(error)}
      />
      <h2 className={styles.head}>{t('network.choose')}</h2>
      <Notice tone="warning">{t('network.hint')}</Notice>
      <div className={styles.networks}>
        {networks.map((network) => (
          <NetworkCard
            key={network.offer.family}
            network={network}
            way={way}
            precision={precision}
            hasAmount={amount !== '' && error === null}
            onChoose={() => choose(network.offer.family)}
          />
        ))}
      </div>
      {way === 'deposit' && <p className={styles.note}>{t('network.depositFee')}</p>}
    </>
  );
}

const bestWords = ({ best }: ComparedNetwork, t: TranslateGateway): string | null =>
  best === null
    ? null
    : {
        only_open: t('network.best.onlyOpen'),
        only_for_amount: t('network.best.onlyForAmount'),
        lowest_fee: t('network.best.lowestFee'),
        fastest: t('network.best.fastest'),
        lowest_minimum: t('network.best.lowestMinimum'),
      }[best];

interface NetworkCardProps {
  network: ComparedNetwork;
  way: GatewayDirection;
  precision: number;
  hasAmount: boolean;
  onChoose: () => void;
}

function NetworkCard({ onChoose, ...facts }: NetworkCardProps) {
  const t = useGatewayT();
  const { network } = facts;
  const name = networkOfCoin(network.offer, t);
  const best = bestWords(network, t);
  return (
    <section className={styles.card} aria-label={name}>
      <h3 className={styles.name}>
        {name} <StateChip network={network} />
      </h3>
      <p className={styles.best}>
        {network.offer.coin.name ?? network.offer.coin.backingCoin}{' '}
        {best !== null && <Chip tone="gain">{best}</Chip>}
      </p>
      <NetworkFacts {...facts} />
      <MinimumDoubt coin={network.offer.coin} />
      <div className={styles.take}>
        <Button kind={best === null ? 'secondary' : 'primary'} isStretched onPress={onChoose}>
          {t('network.take', { network: name })}
        </Button>
      </div>
    </section>
  );
}
