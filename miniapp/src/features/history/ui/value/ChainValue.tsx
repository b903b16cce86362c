import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useStatementT } from '../../texts/statementTexts.ts';

const ChainValueChart = lazyPart(async () => (await import('./ChainValueChart.tsx')).ChainValueChart);

const HEIGHT = 180;

/** The value from the chain's history, read on request. */
export function ChainValue({ account }: { account: string }) {
  const t = useStatementT();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button kind="plain" icon="history" isStretched onPress={() => setOpen(true)}>
        {t('value.open')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton width="100%" height={HEIGHT} />}>
      <ChainValueChart account={account} height={HEIGHT} />
    </Suspense>
  );
}
