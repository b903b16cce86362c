import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { usePoolsOf } from '../../model/pools.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { AssetChooser } from './AssetChooser.tsx';
import type { PoolForm } from './usePoolForm.ts';

const places = ['first', 'second'] as const;

/** The two assets of the new pool, and whether they already have pools. */
export function PairSection({ form, account }: { form: PoolForm; account: string }) {
  const t = usePoolT();
  const [choosing, setChoosing] = useState<(typeof places)[number] | null>(null);
  const { first, second } = form.fields;
  const isSame = first !== null && first.id === second?.id;
  return (
    <>
      <Section header={t('create.pair')}>
        {places.map((place) => (
          <ChosenCell
            key={place}
            asset={form.fields[place]}
            label={t(`create.${place}`)}
            onPress={() => setChoosing(place)}
          />
        ))}
      </Section>
      {isSame && <Notice tone="error">{errorText(new AppError('pool.same_asset'))}</Notice>}
      {form.pair !== null && <KnownPools first={form.pair[0]} second={form.pair[1]} />}
      {choosing !== null && (
        <AssetChooser
          title={t(`create.${choosing}`)}
          account={account}
          onChoose={(asset) => {
            form.change({ [choosing]: asset });
            setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

function ChosenCell(props: { asset: Asset | null; label: string; onPress: () => void }) {
  const t = usePoolT();
  const { asset, label, onPress } = props;
  return (
    <Cell
      {...(asset === null ? {} : { before: <AssetIcon symbol={asset.symbol} /> })}
      title={asset === null ? t('create.choose') : <SymbolText symbol={asset.symbol} />}
      subtitle={label}
      after={<Icon name="down" size={18} />}
      onPress={onPress}
    />
  );
}

function KnownPools({ first, second }: { first: Asset; second: Asset }) {
  const t = usePoolT();
  const pools = usePoolsOf(first.id).data ?? [];
  const count = pools.filter(({ assetA, assetB }) => assetA === second.id || assetB === second.id).length;
  return count === 0 ? null : <Notice tone="warning">{t('create.known', { count })}</Notice>;
}
