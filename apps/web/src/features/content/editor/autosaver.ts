import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { retCodes } from '@portal/contract/ret-code';
import { ApiError } from '../../../platform/api/api-error.ts';

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'unsaved' | 'saving' }
  /** Another user has saved in the meantime; saving has stopped. */
  | { kind: 'conflict' }
  /** The Chinese message from the server, or from the client on its behalf. */
  | { kind: 'failed'; said: string };

interface Saved {
  version: number;
  savedAt: number;
}

interface ClientPorts {
  /** The current content of the form. */
  getValues: () => ArticleContent;
  send: (version: number, data: ArticleContent) => Promise<Saved>;
  read: (how: { quiet: boolean }) => Promise<ManagedArticle>;
  report: (state: SaveState) => void;
  onSaved: (content: ArticleContent, saved: Saved) => void;
  /** Errors by field name. */
  onFaults: (fields: Readonly<Record<string, string>> | undefined) => void;
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.retCode === retCodes.VERSION_CONFLICT;

/** Saves a working copy, one request after another, and tracks what the server has. */
export function createAutosaver(
  first: ManagedArticle,
  { getValues, send, read, report, onSaved, onFaults }: ClientPorts,
) {
  let { version, updatedAt: savedAt } = first;
  let savedText = JSON.stringify(first.content);
  let isStopped = false;
  let running: Promise<boolean> = Promise.resolve(true);

  const isChanged = () => JSON.stringify(getValues()) !== savedText;

  /**
   * Saves again if only the article's state has changed (published or expired) and its text is still the one last
   * saved.
   */
  async function sendOver(data: ArticleContent): Promise<Saved> {
    try {
      return await send(version, data);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const now = await read({ quiet: true });
      if (JSON.stringify(now.content) !== savedText) throw error;
      return send(now.version, data);
    }
  }

  async function refuse(error: unknown): Promise<false> {
    if (!(error instanceof ApiError)) throw error;
    onFaults(error.data.fields);
    isStopped = isConflict(error);
    report(isStopped ? { kind: 'conflict' } : { kind: 'failed', said: error.retMsg });
    return false;
  }

  async function sendChanges(): Promise<boolean> {
    if (isStopped) return false;
    if (!isChanged()) {
      // The change was undone before it could be sent.
      report({ kind: 'saved', at: savedAt });
      return true;
    }
    report({ kind: 'saving' });
    const content = structuredClone(getValues());
    try {
      const saved = await sendOver(content);
      ({ version, savedAt } = saved);
      savedText = JSON.stringify(content);
      report(isChanged() ? { kind: 'unsaved' } : { kind: 'saved', at: savedAt });
      onSaved(content, saved);
      return true;
    } catch (error) {
      return refuse(error);
    }
  }

  return {
    /** The version on the server. */
    version: () => version,
    /** The text on the server. */
    saved: () => JSON.parse(savedText) as ArticleContent,
    isChanged,
    /** Saves what has changed; false if the server refused. */
    save: (): Promise<boolean> => {
      running = running.then(sendChanges, sendChanges);
      return running;
    },
    /** The form has been edited. */
    touch: () => {
      if (!isStopped) report({ kind: 'unsaved' });
    },
    /** Takes the server's current version as the base; the next save compares the form with it. */
    catchUp: (now: ManagedArticle) => {
      ({ version, updatedAt: savedAt } = now);
      savedText = JSON.stringify(now.content);
      isStopped = false;
    },
  };
}

export type Autosaver = ReturnType<typeof createAutosaver>;
