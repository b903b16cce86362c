import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { useNoticesT } from '../texts/noticesTexts.ts';

/** Opens the settings of the bot's notices of payouts and matured stakes. */
export function NoticesCell({ subtitle, isBrief = false }: { subtitle?: string; isBrief?: boolean }) {
  const t = useNoticesT();
  return (
    <Cell
      to="/notifications"
      before={<Icon name="chat" />}
      title={t('title')}
      subtitle={isBrief ? undefined : (subtitle ?? t('hint'))}
      isMultiline
    />
  );
}
