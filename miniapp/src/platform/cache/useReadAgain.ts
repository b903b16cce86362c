import { useQueryClient } from '@tanstack/react-query';

/** Reads all again that the screen shows; resolves when every answer or failure is there. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ type: 'active' });
}
