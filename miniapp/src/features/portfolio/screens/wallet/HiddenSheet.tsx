import { isForeignSymbol } from '@xbts/shared/assets/issuers.ts';
import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useSession } from '../../../account/model/session.ts';
import { useUnaskedAssets } from '../../../account/model/unaskedAssets.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import { hiddenBy } from '../../model/listedRows.ts';
import type { PortfolioFigures, PortfolioRow } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

/** Limits to choose from, in the chosen currency. */
const limits = [0, 0.1, 1, 10] as const;

const reasons = { hand: 'hidden.by.hand', dust: 'hidden.by.dust', zero: 'hidden.by.zero' } as const;

/** The wallet's hidden assets: a minimum value, all suspects at a press, and each asset to show again. */
export function HiddenSheet({ figures, onClose }: { figures: PortfolioFigures; onClose: () => void }) {
  const t = usePortfolioT();
  const settings = useSettings();
  const { dustBelow, currency, hiddenAssets } = settings;
  const suspects = useSuspects(figures.rows).filter((id) => !hiddenAssets.includes(id));
  const hidden = figures.rows.flatMap((row) => {
    const reason = hiddenBy(row, settings);
    return reason === undefined ? [] : [{ row, reason }];
  });
  return (
    <Sheet isOpen title={t('hidden.title')} onClose={onClose}>
      <Section header={t('hidden.dust')}>
        <Tabs
          label={t('hidden.dust')}
          items={limits.map((limit) => ({
            value: String(limit),
            label: limit === 0 ? t('hidden.dustOff') : formatFiat(limit, currency),
          }))}
          value={String(dustBelow)}
          onChange={(limit) => changeSettings({ dustBelow: Number(limit) })}
        />
      </Section>
      {suspects.length > 0 && (
        <Button
          kind="secondary"
          icon="eyeOff"
          isStretched
          onPress={() => changeSettings({ hiddenAssets: [...hiddenAssets, ...suspects] })}
        >
          {t('hidden.suspects', { count: suspects.length })}
        </Button>
      )}
      {hidden.length === 0 ? (
        <Placeholder icon="eye" title={t('hidden.none')} text={t('hidden.noneHint')} action={null} />
      ) : (
        <Section footer={t('hidden.hint')}>
          {hidden.map(({ row: { holding }, reason }) => (
            <Cell
              key={holding.assetId}
              before={<AssetIcon symbol={holding.symbol} />}
              title={<SymbolText symbol={holding.symbol} />}
              subtitle={t(reasons[reason])}
              after={reason === 'hand' && <Show assetId={holding.assetId} symbol={holding.symbol} />}
            />
          ))}
        </Section>
      )}
    </Sheet>
  );
}

function Show({ assetId, symbol }: { assetId: string; symbol: string }) {
  const t = usePortfolioT();
  const hidden = useSettings((settings) => settings.hiddenAssets);
  return (
    <IconButton
      icon="eye"
      label={`${symbol}: ${t('hidden.show')}`}
      onPress={() => changeSettings({ hiddenAssets: hidden.filter((each) => each !== assetId) })}
    />
  );
}

/** Assets on the scam list, and foreign ones that only ever came unrequested. */
function useSuspects(rows: readonly PortfolioRow[]): string[] {
  const account = useSession((session) => session.account) ?? '';
  const scam = useScamAssets();
  const unasked = useUnaskedAssets(
    account,
    rows.some(({ holding }) => isForeignSymbol(holding.symbol)),
  );
  return rows
    .filter(
      ({ holding: { assetId, symbol } }) =>
        scam.has(symbol) || (isForeignSymbol(symbol) && unasked.ids.has(assetId)),
    )
    .map(({ holding }) => holding.assetId);
}
