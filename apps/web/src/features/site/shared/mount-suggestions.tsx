import { createRoot } from 'react-dom/client';
import { SuggestionPanel } from './SuggestionPanel.tsx';

/** Adds the panel of suggestions below a search field. */
export function mountSuggestions(host: HTMLElement, input: HTMLInputElement): void {
  const place = document.createElement('div');
  host.append(place);
  createRoot(place).render(<SuggestionPanel host={host} input={input} />);
}
