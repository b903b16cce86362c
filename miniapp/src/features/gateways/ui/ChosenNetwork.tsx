import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { addressStarts, twinOf } from '../model/gatewayAddress.ts';
import type { GatewayDirection } from '../model/networkState.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { familyName, networkOfCoin } from './gatewayName.ts';
import { NetworkPace, StateChip } from './NetworkFacts.tsx';
import styles from './Networks.module.css';
import type { OfferChoice } from './useOffer.ts';

/** The network that was chosen, large, since a wrong one loses the coins; with how it is now and the way back to the others. */
export function ChosenNetwork({ choice, way }: { choice: OfferChoice; way: GatewayDirection }) {
  const t = useGatewayT();
  const { offer, offers, networks, choose } = choice;
  if (offer === undefined) return null;
  const { family, coin } = offer;
  const name = networkOfCoin(offer, t);
  const starts = addressStarts(family, coin);
  const twin = twinOf(family);
  const network = networks.find((each) => each.offer.family === family);
  return (
    <>
      <section className={styles.card} aria-label={t('network.label')}>
        <p className={styles.label}>{t('network.label')}</p>
        <p className={styles.chosen}>{name}</p>
        {network !== undefined && <StateChip network={network} />}
        {starts !== undefined && <p className={styles.starts}>{t('network.starts', { starts })}</p>}
        {network !== undefined && <NetworkPace network={network} way={way} />}
        {offers.length > 1 && (
          <Button kind="plain" onPress={() => choose(null)}>
            {t('network.change')}
          </Button>
        )}
      </section>
      {twin !== undefined && (
        <Notice tone="warning">{t('network.twins', { network: name, twin: familyName(twin, t) })}</Notice>
      )}
    </>
  );
}
