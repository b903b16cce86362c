import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Kit } from './ui/display/Kit.tsx';

/* Draws a screen for a component test like the app, with its own empty cache, which it returns. */

// The initials in an icon are decoration.
configure({ defaultIgnore: 'script, style, svg *' });

export function renderScreen(screen: ReactNode): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Kit>
      <QueryClientProvider client={queries}>{screen}</QueryClientProvider>
    </Kit>,
  );
  return queries;
}
