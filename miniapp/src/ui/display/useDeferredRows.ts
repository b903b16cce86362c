import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** A deferred value, drawn in slices behind what a press changed at once; `first` in the first drawing, also where the value is known from the start. */
export function useDeferredRows<Value>(value: Value, first: Value): Value {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => startTransition(() => setFirst(false)), []);
  const deferred = useDeferredValue(value);
  return isFirst ? first : deferred;
}
