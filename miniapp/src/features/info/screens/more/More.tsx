import { Page } from '../../../../ui/display/Page.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import { MoreList } from '../../ui/MoreList.tsx';

/** What the sheet of the bottom bar holds, as a screen: from 768 px on, and above the screens it leads to. */
export function More() {
  const t = useInfoT();
  return (
    <Page title={t('common.more')}>
      <MoreList />
    </Page>
  );
}
