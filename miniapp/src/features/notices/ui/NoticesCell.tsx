import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { useNoticesT } from '../texts/noticesTexts.ts';

/** Opens the settings of the bot's notices of payouts and matured stakes. */
export function NoticesCell({ subtitle }: { subtitle?: string }) {
  const t = useNoticesT();
  return (
    <Cell
      to="/notifications"
      before={<Icon name="chat" />}
      title={t('title')}
      subtitle={subtitle ?? t('hint')}
      isMultiline
    />
  );
}
