import { createContext } from 'react';

/** What the server adds to the head of a page: styles and scripts of the matched routes. */
export interface DocumentAssets {
  styles: string[];
  modules: string[];
  entry: string;
  /** Development only: the hot-reload script, which also loads the entry. */
  preamble?: string;
}

/** Provided by the server when it renders a page. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);
