import type { QueryClient } from '@tanstack/react-query';
import { Suspense, startTransition, useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import { linkedPayment, readLinkedRecipient } from './linkedPayment.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { Preset } from './preset.ts';

const BatchForm = lazyPart(async () => (await import('./batch/BatchForm.tsx')).BatchForm);

const AskedPayment = lazyPart(async () => (await import('./asked/AskedPayment.tsx')).AskedPayment);

/** Reads the recipient in an address before the form's render. */
export const readSend = (queries: QueryClient, search: string): Promise<void> =>
  readLinkedRecipient(queries, search);

/** Pays one or several other accounts; the address may fill in the form like a payment link. */
export function Send({ account }: { account: string }) {
  const search = useSearch();
  if (!/^req=/u.test(search))
    return <SendModes key={search} account={account} preset={linkedPayment(search)} />;
  return (
    <AskedPayment key={search} search={search}>
      {(preset) => <SendModes account={account} preset={preset} />}
    </AskedPayment>
  );
}

function SendModes({ account, preset }: { account: string; preset: Preset }) {
  const t = useTransferT();
  const [mode, setMode] = useState<'one' | 'several'>('one');
  const { request, error, origin, refusal } = preset;
  const head = (
    <>
      {refusal}
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <Tabs
        label={t('send.mode')}
        items={[
          { value: 'one', label: t('send.one') },
          { value: 'several', label: t('send.several') },
        ]}
        value={mode}
        // The form of one payment stays until the other one has loaded.
        onChange={(chosen) => startTransition(() => setMode(chosen))}
      />
    </>
  );
  return (
    <Suspense fallback={head}>
      {mode === 'several' ? (
        <BatchForm account={account} head={head} />
      ) : (
        <PaymentForm account={account} request={request} head={head} origin={origin} />
      )}
    </Suspense>
  );
}
