import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrows, Home and End move the focus between the buttons of an element; Tab comes to one of them and leaves them all. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (index < 0) return;
  event.preventDefault();
  buttons[step(index, buttons.length)]?.focus();
}
