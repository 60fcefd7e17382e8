import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { toast } from '../../../platform/account/toasts.ts';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { mergeDraft } from '../../../platform/form/merge-draft.ts';
import { useDraft } from '../../../platform/form/use-draft.ts';
import { type Autosaver, createAutosaver, type SaveState } from './autosaver.ts';
import { showFaults } from './show-faults.ts';
import { callsOf, type Desk, details, type Place } from './working-copy-calls.ts';

type Form = UseFormReturn<ArticleContent>;

export interface Autosave {
  state: SaveState;
  /** Empty until the first save. */
  id: () => string;
  /** The version on the server. */
  version: () => number;
  /** Saves what has changed; false if the server refused. */
  save: () => Promise<boolean>;
  /** Takes another user's saved version as the base, keeps what was typed here, and resumes saving. */
  catchUp: () => Promise<void>;
}

const waitMs = 2_000;

/** Saves the working copy shortly after the last keystroke, one request after another. */
export function useAutosave(desk: Desk, article: ManagedArticle, form: Form): Autosave {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: article.updatedAt });
  const [place] = useState<Place>({ desk, id: article.contentId });
  const [saver] = useState(() => saverOf(place, article, form, queries, setState));
  useUnsent(saver, state, article.contentId, form);
  useFreshArticle(saver, article, form);
  useSaveAfterTyping(saver, form);
  useSaveWhenOnline(saver);
  useLeaveGuard(state.kind !== 'saved', saver.save);
  useCreated(place, saver, state, article, form);
  const catchUp = useCatchUp(saver, place, form);
  return { state, id: () => place.id, version: saver.version, save: saver.save, catchUp };
}

function saverOf(
  place: Place,
  article: ManagedArticle,
  { getValues, setError }: Form,
  queries: QueryClient,
  setState: (state: SaveState) => void,
): Autosaver {
  return createAutosaver(article, {
    ...callsOf(place),
    getValues,
    report: setState,
    onFaults: (fields) => showFaults(setError, fields),
    onSaved: (content, { version, savedAt }) =>
      queries.setQueryData<ManagedArticle>(
        [details[place.desk], { id: place.id }],
        (known) => known && { ...known, content, version, updatedAt: savedAt },
      ),
  });
}

/** After the first save has created the working copy, moves to its address without remounting the editor. */
function useCreated(
  place: Place,
  saver: Autosaver,
  state: SaveState,
  { contentId }: ManagedArticle,
  form: Form,
): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isCreated = contentId === '' && state.kind === 'saved' && place.id !== '';
  useEffect(() => {
    if (!isCreated) return;
    const { desk, id } = place;
    const go = async () => {
      const created = await callsOf(place).read({ quiet: false });
      adopt(created, saver, form);
      // More may have been saved in the meantime.
      const now = { ...created, content: saver.saved(), version: saver.version() };
      queries.setQueryData([details[desk], { id }], now);
      await navigate(desk === 'content' ? paths.manageContent(id) : paths.ownStory(id), {
        ...inPlaceOfForm(),
        preventScrollReset: true,
      });
      // It may have been submitted while it was being read.
      await queries.invalidateQueries({ queryKey: [details[desk], { id }] });
    };
    go().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, [isCreated, place, saver, queries, navigate, form]);
}

/** Takes over values filled in by the server, such as the source of a story, without touching what is typed. */
function adopt(created: ManagedArticle, saver: Autosaver, { getValues, setValue }: Form): void {
  const typed = getValues();
  const { values } = mergeDraft(created.content, typed, saver.saved());
  if (created.version === saver.version()) saver.catchUp(created);
  for (const name of Object.keys(values) as (keyof ArticleContent)[])
    if (JSON.stringify(values[name]) !== JSON.stringify(typed[name])) setValue(name, values[name]);
}

/**
 * Keeps unsent changes in this browser and restores them if the page was lost, offline or because the session had
 * ended.
 */
function useUnsent(saver: Autosaver, state: SaveState, id: string, form: Form): void {
  const { restored, collisions = 0, drop } = useDraft(`article-${id}`, form, { ready: id !== '' });
  useEffect(() => {
    if (!restored) return;
    if (collisions > 0) toast('warning', m.editing_conflict_collisions({ count: collisions }));
    else toast('success', m.member_draft_back());
    void saver.save();
  }, [saver, restored, collisions]);
  useEffect(() => {
    if (state.kind === 'saved' && !saver.isChanged()) drop();
  }, [saver, state, drop]);
}

/** Loads changes made outside this form, such as a restored old version. */
function useFreshArticle(saver: Autosaver, article: ManagedArticle, { reset }: Form): void {
  useEffect(() => {
    if (article.version === saver.version() || saver.isChanged()) return;
    saver.catchUp(article);
    reset(article.content);
  }, [saver, article, reset]);
}

function useSaveAfterTyping(saver: Autosaver, { subscribe }: Form): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (!saver.isChanged()) return;
        saver.touch();
        clearTimeout(timer);
        timer = setTimeout(() => void saver.save(), waitMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      void saver.save();
    };
  }, [saver, subscribe]);
}

/** Changes that could not be sent offline are sent as soon as the connection is back. */
function useSaveWhenOnline(saver: Autosaver): void {
  useEffect(() => {
    const save = () => void saver.save();
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, [saver]);
}

function useCatchUp(saver: Autosaver, place: Place, { getValues, reset }: Form) {
  const queries = useQueryClient();
  return useCallback(async () => {
    const { desk, id } = place;
    const now = await callsOf(place)
      .read({ quiet: false })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      });
    if (!now) return;
    const { values, collisions } = mergeDraft(now.content, getValues(), saver.saved());
    saver.catchUp(now);
    reset(values);
    // Text that can no longer be edited stays visible until it has been copied.
    if (now.actions.includes('save')) queries.setQueryData([details[desk], { id }], now);
    if (!(await saver.save())) return;
    if (collisions > 0) toast('warning', m.editing_conflict_collisions({ count: collisions }));
    else toast('success', m.editing_conflict_merged());
  }, [saver, place, getValues, reset, queries]);
}
