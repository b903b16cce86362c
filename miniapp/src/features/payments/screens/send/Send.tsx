import { AppError } from '@xbts/shared/errors/appError.ts';
import { Suspense, startTransition, useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { type PaymentRequest, readPaymentQuery } from '../../../recipients/model/paymentLink.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { PaymentForm } from './PaymentForm.tsx';

const BatchForm = lazyPart(async () => (await import('./batch/BatchForm.tsx')).BatchForm);

const nothing: PaymentRequest = { to: '', asset: '', amount: '', memo: '' };

/** What the address asks for, or what is wrong with it: then nothing of it is taken. */
function presetOf(search: string): { request: PaymentRequest; error: AppError | null } {
  try {
    return { request: readPaymentQuery(search), error: null };
  } catch (error) {
    if (error instanceof AppError) return { request: nothing, error };
    throw error;
  }
}

/** Pays one or several other accounts; the address may fill in the form as a payment link does. */
export function Send({ account }: { account: string }) {
  const search = useSearch();
  return <SendModes key={search} account={account} search={search} />;
}

function SendModes({ account, search }: { account: string; search: string }) {
  const t = useTransferT();
  const [mode, setMode] = useState<'one' | 'several'>('one');
  const [{ request, error }] = useState(() => presetOf(search));
  const head = (
    <>
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <Tabs
        label={t('send.mode')}
        items={[
          { value: 'one', label: t('send.one') },
          { value: 'several', label: t('send.several') },
        ]}
        value={mode}
        // The form of one payment stands until the other one is there.
        onChange={(chosen) => startTransition(() => setMode(chosen))}
      />
    </>
  );
  return (
    <Suspense fallback={head}>
      {mode === 'several' ? (
        <BatchForm account={account} head={head} />
      ) : (
        <PaymentForm account={account} request={request} head={head} />
      )}
    </Suspense>
  );
}
