import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { type Asked, readAsked } from '../../../model/askedPayment.ts';
import { useAskedT } from '../../../texts/askedTexts.ts';
import type { Preset } from '../preset.ts';

export interface AskedPaymentProps {
  /** The address's parameters. */
  search: string;
  /** Draws the form. */
  children: (preset: Preset) => ReactNode;
}

const nothing = { to: '', asset: '', amount: '', memo: '' };

/** The form filled in by a payment request from a chat; empty, with the reason, when that is unavailable. */
export function AskedPayment({ search, children }: AskedPaymentProps) {
  const t = useAskedT();
  const {
    data: asked,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['askedPayment', search],
    queryFn: ({ signal }) => readAsked(search, signal),
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // The form is drawn in slices.
  const data = useDeferredValue(asked);
  if (data !== undefined)
    return children({ request: data.asked, error: null, origin: <Origin {...data.kept} /> });
  if (error === null || isFetching) {
    return (
      <Page title={t('common.send')}>
        <Skeleton height={220} />
      </Page>
    );
  }
  const canRetry = toAppError(error).code.startsWith('service.');
  const refusal = (
    <Notice tone="error">
      <p>{errorText(error)}</p>
      {canRetry && (
        <>
          <p>{t('asked.empty')}</p>
          <Button kind="secondary" icon="refresh" onPress={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </Notice>
  );
  return children({ request: nothing, error: null, refusal });
}

/** Where the request comes from. */
function Origin({ madeAt, paidBlock }: Asked['kept']) {
  const t = useAskedT();
  return (
    <>
      {paidBlock !== null && <Notice tone="warning">{t('asked.paid', { block: paidBlock })}</Notice>}
      <Notice>{t('asked.origin', { time: formatDateTime(madeAt) })}</Notice>
    </>
  );
}
