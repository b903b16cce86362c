// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { type Danger, keyOf } from '../model/dangers.ts';
import { Consents } from './Consents.tsx';

const user = userEvent.setup();
afterEach(cleanup);

function Sheet({ dangers }: { dangers: readonly Danger[] }) {
  const [consented, setConsented] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Consents dangers={dangers} consented={consented} onChange={setConsented} />
      <output>{dangers.every((each) => consented.has(keyOf(each))) ? 'all' : 'not all'}</output>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;

it('high fees need a typed word, which no longer counts once it is changed', async () => {
  renderScreen(<Sheet dangers={[{ kind: 'fees', symbol: 'DEAR', percent: 99 }]} />);
  const field = await screen.findByRole('textbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(field, 'Accept ');
  expect(said()).toBe('all');
  await user.type(field, 'x');
  expect(said()).toBe('not all');
});
