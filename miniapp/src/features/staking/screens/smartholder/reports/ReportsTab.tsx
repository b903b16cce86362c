import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { formatUtcDay } from '../../../../../platform/i18n/utcDay.ts';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../../platform/server/config.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Icon } from '../../../../../ui/display/icons/Icon.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useReportCount, useReports } from '../../../model/reports.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';

/** The exchange's newest reports; each opens outside the app. */
export function ReportsTab() {
  const t = usePayoutT();
  const query = useReports();
  const count = useReportCount();
  const rows = query.data?.rows;
  if (rows === undefined && query.error !== null)
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  if (rows === undefined)
    return (
      <Section>
        <SkeletonCells count={6} hasIcon={false} />
      </Section>
    );
  if (rows.length === 0)
    return (
      <Placeholder
        icon="info"
        title={t('reports.none')}
        action={
          <Button kind="secondary" onPress={() => messenger.openLink(appConfig.links.news)}>
            {t('common.news')}
          </Button>
        }
      />
    );
  const time = formatClock(query.dataUpdatedAt);
  return (
    <Section
      header={t('common.reports')}
      footer={
        count === undefined
          ? t('reports.sourceShort', { time })
          : t('reports.source', { shown: rows.length, count, time })
      }
    >
      {rows.map(({ id, title, date, url }) => (
        <Cell
          key={id}
          title={title}
          subtitle={dayOf(date)}
          isMultiline
          after={<Icon name="external" size={18} />}
          label={t('reports.open')}
          onPress={() => messenger.openLink(url)}
        />
      ))}
    </Section>
  );
}

/** The day in the app's usual format; the service's own text if it is not a date. */
function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : formatUtcDay(time);
}
