import { behaviour } from '../../../platform/island/behaviour.tsx';

/** Suggestions below the search field in it, loaded when that gets the focus; without them the form works as it is. */
export default behaviour('site/shared/SearchSuggestions', (host) => {
  const input = host.querySelector('input');
  if (!input) return;
  // A failed load leaves it to the next focus.
  const wait = () => input.addEventListener('focus', open, { once: true });
  const open = () =>
    void import('./mount-suggestions.tsx').then(
      ({ mountSuggestions }) => mountSuggestions(host, input),
      wait,
    );
  if (document.activeElement === input) open();
  else wait();
});
