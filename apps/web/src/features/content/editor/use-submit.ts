import { type ArticleContent, articleFaults } from '@portal/contract/content/article-content';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { uploadsReady } from '../../../platform/form/uploads-ready.ts';
import { showFaults } from './show-faults.ts';
import type { Autosave } from './use-autosave.ts';

/** Submits a text once its uploads are done, it is valid, and it is saved. */
export function useSubmit(
  { getValues, setError }: UseFormReturn<ArticleContent>,
  { save }: Autosave,
  fire: () => Promise<unknown>,
) {
  const [isWaiting, setIsWaiting] = useState(false);
  const submit = async () => {
    setIsWaiting(true);
    const isComplete = await uploadsReady();
    setIsWaiting(false);
    if (!isComplete) return;
    const faults = articleFaults(getValues());
    if (Object.keys(faults).length > 0) return showFaults(setError, faults);
    if (await save()) await fire();
  };
  return { isWaiting, submit };
}
