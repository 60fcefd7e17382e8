import { behaviour } from '../../../platform/island/behaviour.tsx';

/** Suggestions below the search field in it, loaded when that gets the focus; without them the form works as it is. */
export default behaviour('site/shared/SearchSuggestions', (host) => {
  const input = host.querySelector<HTMLInputElement>('input[type=search]');
  if (!input) return;
  const open = () => {
    void import('./mount-suggestions.tsx')
      .then(({ mountSuggestions }) => mountSuggestions(host, input))
      // The next focus tries again.
      .catch(() => input.addEventListener('focus', open, { once: true }));
  };
  if (document.activeElement === input) open();
  else input.addEventListener('focus', open, { once: true });
});
