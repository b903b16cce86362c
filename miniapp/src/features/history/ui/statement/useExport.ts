import { useEffect, useRef, useState } from 'react';
import {
  type ExportedFile,
  type ExportInput,
  type ExportProgress,
  makeExport,
} from '../../model/export/makeExport.ts';

/** An export in progress or done. */
export interface ExportState {
  readonly progress: ExportProgress | null;
  readonly file: ExportedFile | null;
  readonly error: unknown;
}

const idle: ExportState = { progress: null, file: null, error: null };

/** Makes one file at a time; leaving the screen cancels it, and the next one reuses its reads. */
export function useExport() {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState(idle);
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = async (input: Omit<ExportInput, 'signal' | 'onProgress'>) => {
    const control = new AbortController();
    running.current = control;
    const isCurrent = () => running.current === control;
    const onProgress = (progress: ExportProgress) => {
      if (isCurrent()) setState({ ...idle, progress });
    };
    try {
      const file = await makeExport({ ...input, signal: control.signal, onProgress });
      if (isCurrent()) setState({ ...idle, file });
    } catch (error) {
      if (isCurrent()) setState({ ...idle, error });
    }
  };
  return { ...state, start, cancel };
}
