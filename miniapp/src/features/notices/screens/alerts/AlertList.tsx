import type { PriceAlert } from '@xbts/shared/services/alerts.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { PairText, SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAlertsT } from '../../texts/alertsTexts.ts';

interface AlertListProps {
  alerts: readonly PriceAlert[];
  onChoose: (alert: PriceAlert) => void;
}

/** The user's alerts; each opens its editor. */
export function AlertList({ alerts, onChoose }: AlertListProps) {
  const t = useAlertsT();
  const rule = useAlertText();
  return (
    <Section header={t('list')} {...(alerts.length === 0 ? { footer: t('none') } : {})}>
      {alerts.map((alert) => (
        <Cell
          key={alert.id}
          title={<AlertName alert={alert} />}
          subtitle={rule(alert)}
          isMultiline
          onPress={() => onChoose(alert)}
        />
      ))}
    </Section>
  );
}

/** The subject of an alert. */
export function AlertName({ alert: { quote, base } }: { alert: PriceAlert }) {
  return base === 'USD' ? <SymbolText symbol={quote} /> : <PairText first={quote} second={base} />;
}

/** An alert's condition and state, in words. */
function useAlertText() {
  const t = useAlertsT();
  return ({ kind, level, base, repeats, isWaiting, told, toldPrice }: PriceAlert): string =>
    [
      t(`rules.${kind}`, { level: kind === 'moved' ? level : `${level} ${base}` }),
      ...(repeats ? [t('eachTime')] : []),
      ...(isWaiting ? [] : [t(told > 0 && !repeats ? 'done' : 'muted')]),
      ...(toldPrice === null ? [] : [t('toldAt', { price: `${formatPrice(toldPrice)} ${base}` })]),
    ].join(' · ');
}
