import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';

export interface ChoiceRowProps {
  icon: IconName;
  title: string;
  /** What is chosen now. */
  value: ReactNode;
  /** Under the choices: what they do. */
  hint?: string;
  /** The choices. */
  children: ReactNode;
}

/** A setting in one line with its value; a press opens its choices, which take effect at once. */
export function ChoiceRow({ icon, title, value, hint, children }: ChoiceRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell
        before={<Icon name={icon} />}
        title={title}
        after={<span className="hint">{value}</span>}
        onPress={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <Section {...(hint === undefined ? {} : { footer: hint })}>{children}</Section>
      </Sheet>
    </>
  );
}
