import type { ArticleContent } from '@portal/contract/article-content';
import type { ManagedArticle } from '@portal/contract/article-manage';
import { retCodes } from '@portal/contract/ret-code';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import {
  editing_conflict_collisions,
  editing_conflict_merged,
} from '../../../platform/i18n/paraglide/messages.js';
import { faultInWords } from '../../../platform/i18n/server-words/server-words.ts';
import { mergeDraft } from '../../../platform/member/merge-draft.ts';
import { tell } from '../../../platform/member/notices.ts';
import { useLeaveGuard } from '../../../platform/member/use-leave-guard.ts';
import { showFaults } from './show-faults.ts';

const waitMs = 2_000;

/** Whose working copies are saved: the park's, or an enterprise's. */
export type Desk = 'content' | 'enterpriseStory';

const details = {
  content: 'GET /api/infoManage/content/queryManageDetail',
  enterpriseStory: 'GET /api/infoManage/enterpriseStory/queryDetail',
} as const;

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'unsaved' | 'saving' }
  /** Somebody else has saved meanwhile; nothing is saved any more. */
  | { kind: 'conflict' }
  | { kind: 'failed'; text: string };

export interface Autosave {
  state: SaveState;
  /** The version the server has. */
  version: () => number;
  /** Saves what has changed; false when that was refused. */
  save: () => Promise<boolean>;
  /** Takes over what somebody else has saved, leaves what was typed here, and saves on. */
  catchUp: () => Promise<void>;
}

interface Given {
  id: string;
  version: number;
  data: ArticleContent;
}

const send = (desk: Desk, given: Given) =>
  browserClient().call(`POST /api/infoManage/${desk}/save`, given, { quiet: true });

/** Saves also where only the article has moved on, published or expired, and its text is what was saved last. */
async function saveOver(desk: Desk, given: Given, lastText: string) {
  try {
    return await send(desk, given);
  } catch (error) {
    if (!(error instanceof ApiError) || error.retCode !== retCodes.VERSION_CONFLICT) throw error;
    const now = await browserClient().call(details[desk], { id: given.id }, { quiet: true });
    if (JSON.stringify(now.content) !== lastText) throw error;
    return send(desk, { ...given, version: now.version });
  }
}

/** Saves the working copy on the server, a moment after the last key, one save after another. */
export function useAutosave(
  desk: Desk,
  article: ManagedArticle,
  form: UseFormReturn<ArticleContent>,
): Autosave {
  const { contentId: id } = article;
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: article.updatedAt });
  const version = useRef(article.version);
  const savedText = useRef(JSON.stringify(article.content));
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const { getValues, setError, subscribe, reset } = form;
  const isChanged = useCallback(() => JSON.stringify(getValues()) !== savedText.current, [getValues]);

  const sendChanges = useCallback(async (): Promise<boolean> => {
    if (!isChanged()) return true;
    setState({ kind: 'saving' });
    const content = structuredClone(getValues());
    try {
      const given = { id, version: version.current, data: content };
      const saved = await saveOver(desk, given, savedText.current);
      version.current = saved.version;
      savedText.current = JSON.stringify(content);
      setState(isChanged() ? { kind: 'unsaved' } : { kind: 'saved', at: saved.savedAt });
      queries.setQueryData<ManagedArticle>(
        [details[desk], { id }],
        (known) => known && { ...known, content, version: saved.version, updatedAt: saved.savedAt },
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await showFaults(setError, error.data.fields);
      const isConflict = error.retCode === retCodes.VERSION_CONFLICT;
      setState(
        isConflict ? { kind: 'conflict' } : { kind: 'failed', text: await faultInWords(error.retMsg) },
      );
      return false;
    }
  }, [desk, id, getValues, isChanged, setError, queries]);

  const save = useCallback(() => {
    running.current = running.current.then(sendChanges, sendChanges);
    return running.current;
  }, [sendChanges]);

  const catchUp = useCallback(async () => {
    const now = await browserClient()
      .call(details[desk], { id })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      });
    if (!now) return;
    const from = JSON.parse(savedText.current) as ArticleContent;
    const { values, collisions } = mergeDraft(now.content, getValues(), from);
    version.current = now.version;
    savedText.current = JSON.stringify(now.content);
    reset(values);
    // What may no longer be written stays in sight until it has been copied.
    if (now.actions.includes('save')) queries.setQueryData([details[desk], { id }], now);
    if (!(await save())) return;
    if (collisions > 0) tell('warning', editing_conflict_collisions({ count: collisions }));
    else tell('success', editing_conflict_merged());
  }, [desk, id, getValues, reset, save, queries]);

  useEffect(() => {
    // Changed by something else than this form, such as an old version taken back.
    if (article.version === version.current || isChanged()) return;
    version.current = article.version;
    savedText.current = JSON.stringify(article.content);
    reset(article.content);
  }, [article, isChanged, reset]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (!isChanged()) return;
        setState((now) => (now.kind === 'conflict' ? now : { kind: 'unsaved' }));
        clearTimeout(timer);
        timer = setTimeout(() => void save(), waitMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      void save();
    };
  }, [isChanged, save, subscribe]);

  useLeaveGuard(state.kind !== 'saved', save);

  return { state, version: () => version.current, save, catchUp };
}
