import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import type { Language } from '@portal/texts/languages';
import { createContext, type RouterContextProvider } from 'react-router';

/** Calls an endpoint; rejects with an error that has a `retCode`. */
export type CallEndpoint = <K extends EndpointKey>(
  key: K,
  input: EndpointMap[K]['input'],
) => Promise<EndpointMap[K]['output']>;

/** What loaders get from the request they handle. */
export interface PageContext {
  call: CallEndpoint;
  language: Language;
  /** The absolute address as the visitor sees it. */
  url: string;
}

export const pageContext = createContext<PageContext>();

export function pageContextOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext);
}
